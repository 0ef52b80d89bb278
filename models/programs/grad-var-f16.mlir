module @jit_grad_var_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x33xf16>) -> (tensor<6x33xf16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = call @_var(%arg0, %c) : (tensor<6x33xf16>, tensor<i32>) -> (tensor<6x33xf32>, tensor<f32>, tensor<i1>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %1 = call @_var_0(%0#0, %0#1, %0#2, %cst) : (tensor<6x33xf32>, tensor<f32>, tensor<i1>, tensor<f16>) -> tensor<6x33xf16>
    return %1 : tensor<6x33xf16>
  }
  func.func private @_var(%arg0: tensor<6x33xf16>, %arg1: tensor<i32>) -> (tensor<6x33xf32>, tensor<f32>, tensor<i1>) {
    %0 = stablehlo.convert %arg0 : (tensor<6x33xf16>) -> tensor<6x33xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x33xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<1.980000e+02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<6x33xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<6x33xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x33xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<6x33xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.980000e+02> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.compare GT, %10, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %8, %10, %11 : tensor<6x33xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_var_0(%arg0: tensor<6x33xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<f16>) -> tensor<6x33xf16> {
    %0 = call @_where(%arg2, %arg3) : (tensor<i1>, tensor<f16>) -> tensor<f16>
    %1 = stablehlo.convert %0 : (tensor<f16>) -> tensor<f32>
    %2 = stablehlo.divide %1, %arg1 : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<6x33xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<6x33xf32>
    %5 = stablehlo.negate %4 : tensor<6x33xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x33xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.reshape %6 : (tensor<f32>) -> tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<1.980000e+02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %9 = stablehlo.divide %7, %8 : tensor<1x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<6x33xf32>
    %12 = stablehlo.add %4, %11 : tensor<6x33xf32>
    %13 = stablehlo.convert %12 : (tensor<6x33xf32>) -> tensor<6x33xf16>
    return %13 : tensor<6x33xf16>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f16>) -> tensor<f16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.select %arg0, %arg1, %cst : tensor<i1>, tensor<f16>
    return %0 : tensor<f16>
  }
}
