module @jit_numpy_remainder_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xf16>, %arg1: tensor<4x9xf16>) -> (tensor<4x9xf16> {jax.result_info = "result[0]"}, tensor<4x9xf16> {jax.result_info = "result[1]"}, tensor<4x9xf16> {jax.result_info = "result[2]"}, tensor<4x9xf16> {jax.result_info = "result[3][0]"}, tensor<4x9xf16> {jax.result_info = "result[3][1]"}) {
    %0 = call @remainder(%arg0, %arg1) : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %1 = call @fmod(%arg0, %arg1) : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %2 = call @floor_divide(%arg0, %arg1) : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %3:2 = call @divmod(%arg0, %arg1) : (tensor<4x9xf16>, tensor<4x9xf16>) -> (tensor<4x9xf16>, tensor<4x9xf16>)
    return %0, %1, %2, %3#0, %3#1 : tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xf16>
  }
  func.func private @remainder(%arg0: tensor<4x9xf16>, %arg1: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<4x9xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %4 = stablehlo.compare LT, %0, %3, FLOAT : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %6 = stablehlo.compare LT, %arg1, %5, FLOAT : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %7 = stablehlo.compare NE, %4, %6, UNSIGNED : (tensor<4x9xi1>, tensor<4x9xi1>) -> tensor<4x9xi1>
    %8 = stablehlo.and %7, %2 : tensor<4x9xi1>
    %9 = stablehlo.add %0, %arg1 : tensor<4x9xf16>
    %10 = stablehlo.select %8, %9, %0 : tensor<4x9xi1>, tensor<4x9xf16>
    return %10 : tensor<4x9xf16>
  }
  func.func private @fmod(%arg0: tensor<4x9xf16>, %arg1: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<4x9xf16>
    return %0 : tensor<4x9xf16>
  }
  func.func private @floor_divide(%arg0: tensor<4x9xf16>, %arg1: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<4x9xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %2 = stablehlo.compare EQ, %arg1, %1, FLOAT : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %3 = stablehlo.subtract %arg0, %0 : tensor<4x9xf16>
    %4 = call @_where(%2, %arg0, %3) : (tensor<4x9xi1>, tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %5 = stablehlo.divide %4, %arg1 : tensor<4x9xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %7 = stablehlo.compare NE, %0, %6, FLOAT : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %8 = stablehlo.sign %arg1 : tensor<4x9xf16>
    %9 = stablehlo.sign %0 : tensor<4x9xf16>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x9xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %13 = stablehlo.subtract %5, %12 : tensor<4x9xf16>
    %14 = stablehlo.select %11, %13, %5 : tensor<4x9xi1>, tensor<4x9xf16>
    %15 = stablehlo.round_nearest_afz %14 : tensor<4x9xf16>
    return %15 : tensor<4x9xf16>
  }
  func.func private @_where(%arg0: tensor<4x9xi1>, %arg1: tensor<4x9xf16>, %arg2: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x9xi1>, tensor<4x9xf16>
    return %0 : tensor<4x9xf16>
  }
  func.func private @divmod(%arg0: tensor<4x9xf16>, %arg1: tensor<4x9xf16>) -> (tensor<4x9xf16>, tensor<4x9xf16>) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<4x9xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %2 = stablehlo.compare EQ, %arg1, %1, FLOAT : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %3 = stablehlo.subtract %arg0, %0 : tensor<4x9xf16>
    %4 = call @_where(%2, %arg0, %3) : (tensor<4x9xi1>, tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %5 = stablehlo.divide %4, %arg1 : tensor<4x9xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %7 = stablehlo.compare NE, %0, %6, FLOAT : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %8 = stablehlo.sign %arg1 : tensor<4x9xf16>
    %9 = stablehlo.sign %0 : tensor<4x9xf16>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x9xi1>
    %12 = stablehlo.add %0, %arg1 : tensor<4x9xf16>
    %13 = stablehlo.select %11, %12, %0 : tensor<4x9xi1>, tensor<4x9xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %15 = stablehlo.subtract %5, %14 : tensor<4x9xf16>
    %16 = stablehlo.select %11, %15, %5 : tensor<4x9xi1>, tensor<4x9xf16>
    %17 = stablehlo.round_nearest_afz %16 : tensor<4x9xf16>
    return %17, %13 : tensor<4x9xf16>, tensor<4x9xf16>
  }
}
