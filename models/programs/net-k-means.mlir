module @jit_net_k_means attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20x2xf32>, %arg1: tensor<3x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %arg1) : tensor<20x2xf32>, tensor<i32>, tensor<3x2xf32>
    cond {
      %c_2 = stablehlo.constant dense<3> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 2] : (tensor<20x2xf32>) -> tensor<20x1x2xf32>
      %2 = stablehlo.broadcast_in_dim %iterArg_1, dims = [1, 2] : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
      %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<20x1x2xf32>) -> tensor<20x3x2xf32>
      %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x3x2xf32>) -> tensor<20x3x2xf32>
      %5 = stablehlo.subtract %3, %4 : tensor<20x3x2xf32>
      %6 = chlo.square %5 : tensor<20x3x2xf32> -> tensor<20x3x2xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<20x3x2xf32>, tensor<f32>) -> tensor<20x3xf32>
      %8 = func.call @argmin(%7) : (tensor<20x3xf32>) -> tensor<20xi32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %10 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
      %11 = "stablehlo.scatter"(%9, %10, %iterArg) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %29 = stablehlo.add %arg2, %arg3 : tensor<f32>
        stablehlo.return %29 : tensor<f32>
      }) : (tensor<3x2xf32>, tensor<20x1xi32>, tensor<20x2xf32>) -> tensor<3x2xf32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %13 = func.call @clip(%8, %c_4) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<20xi32>
      %15 = stablehlo.compare LT, %13, %14, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %16 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<20xi32>
      %17 = stablehlo.add %13, %16 : tensor<20xi32>
      %18 = stablehlo.select %15, %17, %13 : tensor<20xi1>, tensor<20xi32>
      %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<20xi32>
      %21 = "stablehlo.scatter"(%12, %19, %20) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
        %29 = stablehlo.add %arg2, %arg3 : tensor<i32>
        stablehlo.return %29 : tensor<i32>
      }) : (tensor<3xi32>, tensor<20x1xi32>, tensor<20xi32>) -> tensor<3xi32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %23 = stablehlo.maximum %21, %22 : tensor<3xi32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %25 = stablehlo.convert %24 : (tensor<3x1xi32>) -> tensor<3x1xf32>
      %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x2xf32>
      %27 = stablehlo.divide %11, %26 : tensor<3x2xf32>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.add %iterArg_0, %c_9 : tensor<i32>
      stablehlo.return %iterArg, %28, %27 : tensor<20x2xf32>, tensor<i32>, tensor<3x2xf32>
    }
    return %0#2 : tensor<3x2xf32>
  }
  func.func private @argmin(%arg0: tensor<20x3xf32>) -> tensor<20xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<20x3xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<20x3xf32>, tensor<20x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<20xf32>, tensor<20xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<20xi32>
  }
  func.func private @clip(%arg0: tensor<20xi32>, %arg1: tensor<i32>) -> tensor<20xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<20xi32>
    return %2 : tensor<20xi32>
  }
}
