module @jit_net_ctc_like attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<1xf32>
    %0 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %3 = call @_where(%2, %cst_0, %cst_1) : (tensor<5xi1>, tensor<f32>, tensor<f32>) -> tensor<5xf32>
    %4 = call @log_softmax(%arg0) : (tensor<7x5xf32>) -> tensor<7x5xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5:4 = stablehlo.while(%iterArg = %4, %iterArg_3 = %cst, %iterArg_4 = %c_2, %iterArg_5 = %3) : tensor<7x5xf32>, tensor<1xf32>, tensor<i32>, tensor<5xf32>
    cond {
      %c_6 = stablehlo.constant dense<7> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_4, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<7x5xf32>, tensor<i32>) -> tensor<5xf32>
      %7 = stablehlo.slice %iterArg_5 [0:4] : (tensor<5xf32>) -> tensor<4xf32>
      %8 = stablehlo.convert %7 : tensor<4xf32>
      %9 = stablehlo.concatenate %iterArg_3, %8, dim = 0 : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
      %10 = stablehlo.convert %iterArg_5 : tensor<5xf32>
      %11 = stablehlo.maximum %10, %9 : tensor<5xf32>
      %12 = stablehlo.subtract %10, %9 : tensor<5xf32>
      %13 = stablehlo.compare NE, %12, %12, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %14 = stablehlo.add %10, %9 : tensor<5xf32>
      %15 = stablehlo.abs %12 : tensor<5xf32>
      %16 = stablehlo.negate %15 : tensor<5xf32>
      %17 = stablehlo.exponential %16 : tensor<5xf32>
      %18 = stablehlo.log_plus_one %17 : tensor<5xf32>
      %19 = stablehlo.add %11, %18 : tensor<5xf32>
      %20 = stablehlo.select %13, %14, %19 : tensor<5xi1>, tensor<5xf32>
      %21 = stablehlo.add %20, %6 : tensor<5xf32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg_4, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %22, %21 : tensor<7x5xf32>, tensor<1xf32>, tensor<i32>, tensor<5xf32>
    }
    return %5#3 : tensor<5xf32>
  }
  func.func private @_where(%arg0: tensor<5xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<5xi1>, tensor<5xf32>
    return %2 : tensor<5xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x5xf32>) -> tensor<7x5xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x5xf32>
    %6 = stablehlo.exponential %5 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.log %8 : tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x5xf32>
    return %11 : tensor<7x5xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7x5xf32>, %arg1: tensor<i32>) -> tensor<5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<7x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
