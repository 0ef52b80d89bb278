module @jit_linalg_power_iteration attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<5x5xf32>, tensor<i32>, tensor<5xf32>
    cond {
      %c_2 = stablehlo.constant dense<12> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.transpose %iterArg, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
      %3 = stablehlo.dot_general %iterArg, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %4 = stablehlo.iota dim = 0 : tensor<5x5xi32>
      %5 = stablehlo.iota dim = 1 : tensor<5x5xi32>
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
      %7 = stablehlo.add %4, %6 : tensor<5x5xi32>
      %8 = stablehlo.compare EQ, %7, %5, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
      %9 = stablehlo.convert %8 : (tensor<5x5xi1>) -> tensor<5x5xf32>
      %cst_3 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
      %11 = stablehlo.multiply %10, %9 : tensor<5x5xf32>
      %12 = stablehlo.add %3, %11 : tensor<5x5xf32>
      %13 = stablehlo.dot_general %12, %iterArg_1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %14 = stablehlo.transpose %iterArg, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
      %15 = stablehlo.dot_general %iterArg, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %16 = stablehlo.iota dim = 0 : tensor<5x5xi32>
      %17 = stablehlo.iota dim = 1 : tensor<5x5xi32>
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
      %19 = stablehlo.add %16, %18 : tensor<5x5xi32>
      %20 = stablehlo.compare EQ, %19, %17, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
      %21 = stablehlo.convert %20 : (tensor<5x5xi1>) -> tensor<5x5xf32>
      %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
      %23 = stablehlo.multiply %22, %21 : tensor<5x5xf32>
      %24 = stablehlo.add %15, %23 : tensor<5x5xf32>
      %25 = stablehlo.dot_general %24, %iterArg_1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %26 = func.call @norm(%25) : (tensor<5xf32>) -> tensor<f32>
      %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %28 = stablehlo.divide %13, %27 : tensor<5xf32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.add %iterArg_0, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %29, %28 : tensor<5x5xf32>, tensor<i32>, tensor<5xf32>
    }
    return %1#2 : tensor<5xf32>
  }
  func.func private @norm(%arg0: tensor<5xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}
