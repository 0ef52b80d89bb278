module @jit_numpy_remainder_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xf32>, %arg1: tensor<4x9xf32>) -> (tensor<4x9xf32> {jax.result_info = "result[0]"}, tensor<4x9xf32> {jax.result_info = "result[1]"}, tensor<4x9xf32> {jax.result_info = "result[2]"}, tensor<4x9xf32> {jax.result_info = "result[3][0]"}, tensor<4x9xf32> {jax.result_info = "result[3][1]"}) {
    %0 = call @remainder(%arg0, %arg1) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %1 = call @fmod(%arg0, %arg1) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %2 = call @floor_divide(%arg0, %arg1) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %3:2 = call @divmod(%arg0, %arg1) : (tensor<4x9xf32>, tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4x9xf32>)
    return %0, %1, %2, %3#0, %3#1 : tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>
  }
  func.func private @remainder(%arg0: tensor<4x9xf32>, %arg1: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<4x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %4 = stablehlo.compare LT, %0, %3, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %6 = stablehlo.compare LT, %arg1, %5, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %7 = stablehlo.compare NE, %4, %6, UNSIGNED : (tensor<4x9xi1>, tensor<4x9xi1>) -> tensor<4x9xi1>
    %8 = stablehlo.and %7, %2 : tensor<4x9xi1>
    %9 = stablehlo.add %0, %arg1 : tensor<4x9xf32>
    %10 = stablehlo.select %8, %9, %0 : tensor<4x9xi1>, tensor<4x9xf32>
    return %10 : tensor<4x9xf32>
  }
  func.func private @fmod(%arg0: tensor<4x9xf32>, %arg1: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func private @floor_divide(%arg0: tensor<4x9xf32>, %arg1: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<4x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %2 = stablehlo.compare EQ, %arg1, %1, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %3 = stablehlo.subtract %arg0, %0 : tensor<4x9xf32>
    %4 = call @_where(%2, %arg0, %3) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %5 = stablehlo.divide %4, %arg1 : tensor<4x9xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %7 = stablehlo.compare NE, %0, %6, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %8 = stablehlo.sign %arg1 : tensor<4x9xf32>
    %9 = stablehlo.sign %0 : tensor<4x9xf32>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x9xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %13 = stablehlo.subtract %5, %12 : tensor<4x9xf32>
    %14 = stablehlo.select %11, %13, %5 : tensor<4x9xi1>, tensor<4x9xf32>
    %15 = stablehlo.round_nearest_afz %14 : tensor<4x9xf32>
    return %15 : tensor<4x9xf32>
  }
  func.func private @_where(%arg0: tensor<4x9xi1>, %arg1: tensor<4x9xf32>, %arg2: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x9xi1>, tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func private @divmod(%arg0: tensor<4x9xf32>, %arg1: tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4x9xf32>) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<4x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %2 = stablehlo.compare EQ, %arg1, %1, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %3 = stablehlo.subtract %arg0, %0 : tensor<4x9xf32>
    %4 = call @_where(%2, %arg0, %3) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %5 = stablehlo.divide %4, %arg1 : tensor<4x9xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %7 = stablehlo.compare NE, %0, %6, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %8 = stablehlo.sign %arg1 : tensor<4x9xf32>
    %9 = stablehlo.sign %0 : tensor<4x9xf32>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x9xi1>
    %12 = stablehlo.add %0, %arg1 : tensor<4x9xf32>
    %13 = stablehlo.select %11, %12, %0 : tensor<4x9xi1>, tensor<4x9xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %15 = stablehlo.subtract %5, %14 : tensor<4x9xf32>
    %16 = stablehlo.select %11, %15, %5 : tensor<4x9xi1>, tensor<4x9xf32>
    %17 = stablehlo.round_nearest_afz %16 : tensor<4x9xf32>
    return %17, %13 : tensor<4x9xf32>, tensor<4x9xf32>
  }
}
