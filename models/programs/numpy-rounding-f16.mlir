module @jit_numpy_rounding_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xf16>) -> (tensor<4x9xf16> {jax.result_info = "result[0]"}, tensor<4x9xf16> {jax.result_info = "result[1]"}, tensor<4x9xf16> {jax.result_info = "result[2]"}, tensor<4x9xf16> {jax.result_info = "result[3]"}, tensor<4x9xf16> {jax.result_info = "result[4]"}, tensor<4x9xf16> {jax.result_info = "result[5]"}) {
    %0 = call @round(%arg0) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %1 = stablehlo.floor %arg0 : tensor<4x9xf16>
    %2 = stablehlo.ceil %arg0 : tensor<4x9xf16>
    %3 = call @trunc(%arg0) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %4 = call @rint(%arg0) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %5 = call @round_0(%arg0) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    return %0, %1, %2, %3, %4, %5 : tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xf16>
  }
  func.func private @round(%arg0: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<4x9xf16>
    return %0 : tensor<4x9xf16>
  }
  func.func private @trunc(%arg0: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %2 = stablehlo.ceil %arg0 : tensor<4x9xf16>
    %3 = stablehlo.floor %arg0 : tensor<4x9xf16>
    %4 = call @_where(%1, %2, %3) : (tensor<4x9xi1>, tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    return %4 : tensor<4x9xf16>
  }
  func.func private @_where(%arg0: tensor<4x9xi1>, %arg1: tensor<4x9xf16>, %arg2: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x9xi1>, tensor<4x9xf16>
    return %0 : tensor<4x9xf16>
  }
  func.func private @rint(%arg0: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<4x9xf16>
    return %0 : tensor<4x9xf16>
  }
  func.func private @round_0(%arg0: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<4x9xf16>) -> tensor<4x9xf32>
    %cst = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<4x9xf32>
    %3 = stablehlo.round_nearest_even %2 : tensor<4x9xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %5 = stablehlo.divide %3, %4 : tensor<4x9xf32>
    %6 = stablehlo.convert %5 : (tensor<4x9xf32>) -> tensor<4x9xf16>
    return %6 : tensor<4x9xf16>
  }
}
