module @jit_numpy_classification attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xf32>) -> (tensor<6xi1> {jax.result_info = "result[0]"}, tensor<6xi1> {jax.result_info = "result[1]"}, tensor<6xi1> {jax.result_info = "result[2]"}, tensor<6xi1> {jax.result_info = "result[3]"}, tensor<6xf32> {jax.result_info = "result[4]"}, tensor<6xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.divide %1, %arg0 : tensor<6xf32>
    %3 = call @isinf(%2) : (tensor<6xf32>) -> tensor<6xi1>
    %4 = stablehlo.is_finite %arg0 : (tensor<6xf32>) -> tensor<6xi1>
    %5 = call @signbit(%arg0) : (tensor<6xf32>) -> tensor<6xi1>
    %6 = stablehlo.sign %arg0 : tensor<6xf32>
    %7 = call @round(%arg0) : (tensor<6xf32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %8 = call @isclose(%arg0, %7, %cst_0) : (tensor<6xf32>, tensor<6xf32>, tensor<f32>) -> tensor<6xi1>
    return %0, %3, %4, %5, %6, %8 : tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xf32>, tensor<6xi1>
  }
  func.func private @isinf(%arg0: tensor<6xf32>) -> tensor<6xi1> {
    %0 = stablehlo.abs %arg0 : tensor<6xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    return %2 : tensor<6xi1>
  }
  func.func private @signbit(%arg0: tensor<6xf32>) -> tensor<6xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<6xf32>) -> tensor<6xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<6xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %5 = stablehlo.convert %4 : tensor<6xi1>
    return %5 : tensor<6xi1>
  }
  func.func private @round(%arg0: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @isclose(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<f32>) -> tensor<6xi1> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.is_finite %arg1 : (tensor<6xf32>) -> tensor<6xi1>
    %2 = stablehlo.subtract %arg0, %arg1 : tensor<6xf32>
    %3 = stablehlo.abs %2 : tensor<6xf32>
    %4 = stablehlo.abs %arg1 : tensor<6xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<6xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.add %7, %6 : tensor<6xf32>
    %9 = stablehlo.compare LE, %3, %8, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %10 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %11 = stablehlo.and %1, %9 : tensor<6xi1>
    %12 = stablehlo.or %10, %11 : tensor<6xi1>
    return %12 : tensor<6xi1>
  }
}
