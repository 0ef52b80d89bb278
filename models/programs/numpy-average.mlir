module @jit_numpy_average attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x17xf32>, %arg1: tensor<5xf32>) -> (tensor<17xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg1 : (tensor<5xf32>) -> tensor<5x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5x1xf32>, tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x17xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<5x17xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5x17xf32>, tensor<f32>) -> tensor<17xf32>
    %5 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xf32>) -> tensor<17xf32>
    %6 = stablehlo.divide %4, %5 : tensor<17xf32>
    return %6 : tensor<17xf32>
  }
}
