module @jit_numpy_inverse_trigonometric attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x8xf32>, %arg1: tensor<3x8xf32>) -> (tensor<3x8xf32> {jax.result_info = "result[0]"}, tensor<3x8xf32> {jax.result_info = "result[1]"}, tensor<3x8xf32> {jax.result_info = "result[2]"}, tensor<3x8xf32> {jax.result_info = "result[3]"}, tensor<3x8xf32> {jax.result_info = "result[4]"}, tensor<3x8xf32> {jax.result_info = "result[5]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %1 = stablehlo.subtract %0, %arg0 : tensor<3x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %3 = stablehlo.add %2, %arg0 : tensor<3x8xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<3x8xf32>
    %5 = stablehlo.sqrt %4 : tensor<3x8xf32>
    %6 = stablehlo.atan2 %arg0, %5 : tensor<3x8xf32>
    %7 = chlo.acos %arg0 : tensor<3x8xf32> -> tensor<3x8xf32>
    %8 = stablehlo.atan2 %arg0, %arg1 : tensor<3x8xf32>
    %9 = chlo.asinh %arg0 : tensor<3x8xf32> -> tensor<3x8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %11 = stablehlo.add %arg1, %10 : tensor<3x8xf32>
    %12 = call @arccosh(%11) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %13 = chlo.atanh %arg0 : tensor<3x8xf32> -> tensor<3x8xf32>
    return %6, %7, %8, %9, %12, %13 : tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>
  }
  func.func private @arccosh(%arg0: tensor<3x8xf32>) -> tensor<3x8xf32> {
    %0 = chlo.acosh %arg0 : tensor<3x8xf32> -> tensor<3x8xf32>
    return %0 : tensor<3x8xf32>
  }
}
