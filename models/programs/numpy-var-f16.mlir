module @jit_numpy_var_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x33xf16>) -> (tensor<6xf16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_var(%arg0, %c) : (tensor<6x33xf16>, tensor<i32>) -> tensor<6xf16>
    return %0 : tensor<6xf16>
  }
  func.func private @_var(%arg0: tensor<6x33xf16>, %arg1: tensor<i32>) -> tensor<6xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<6x33xf16>) -> tensor<6x33xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x33xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<3.300000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<6x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x33xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<6x33xf32>
    %7 = chlo.square %6 : tensor<6x33xf32> -> tensor<6x33xf32>
    %8 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<3.300000e+01> : tensor<f32>
    %9 = stablehlo.subtract %cst_1, %8 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<6x33xf32>, tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.divide %10, %11 : tensor<6xf32>
    %13 = stablehlo.convert %12 : (tensor<6xf32>) -> tensor<6xf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.compare GT, %9, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = call @_where(%14, %13, %cst_4) : (tensor<i1>, tensor<6xf16>, tensor<f32>) -> tensor<6xf16>
    return %15 : tensor<6xf16>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<6xf16>, %arg2: tensor<f32>) -> tensor<6xf16> {
    %0 = stablehlo.convert %arg2 : (tensor<f32>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<6xf16>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<6xf16>
    return %2 : tensor<6xf16>
  }
}
