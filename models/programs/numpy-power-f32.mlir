module @jit_numpy_power_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xf32>, %arg1: tensor<4x9xf32>) -> (tensor<4x9xf32> {jax.result_info = "result[0]"}, tensor<4x9xf32> {jax.result_info = "result[1]"}, tensor<4x9xf32> {jax.result_info = "result[2]"}, tensor<4x9xf32> {jax.result_info = "result[3]"}, tensor<4x9xf32> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.power %arg1, %arg0 : tensor<4x9xf32>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<4x9xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<4x9xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<4x9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %5 = stablehlo.divide %4, %arg0 : tensor<4x9xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %7 = stablehlo.power %arg1, %6 : tensor<4x9xf32>
    return %0, %1, %3, %5, %7 : tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>
  }
}
