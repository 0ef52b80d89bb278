module @jit_grad_var_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x33xf32>) -> (tensor<6x33xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = call @_var(%arg0, %c) : (tensor<6x33xf32>, tensor<i32>) -> (tensor<6x33xf32>, tensor<f32>, tensor<i1>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = call @_var_0(%0#0, %0#1, %0#2, %cst) : (tensor<6x33xf32>, tensor<f32>, tensor<i1>, tensor<f32>) -> tensor<6x33xf32>
    return %1 : tensor<6x33xf32>
  }
  func.func private @_var(%arg0: tensor<6x33xf32>, %arg1: tensor<i32>) -> (tensor<6x33xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x33xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<1.980000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<6x33xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x33xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x33xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<6x33xf32>
    %8 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.980000e+02> : tensor<f32>
    %9 = stablehlo.subtract %cst_2, %8 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.compare GT, %9, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %7, %9, %10 : tensor<6x33xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_var_0(%arg0: tensor<6x33xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<f32>) -> tensor<6x33xf32> {
    %0 = call @_where(%arg2, %arg3) : (tensor<i1>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.divide %0, %arg1 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<6x33xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<6x33xf32>
    %4 = stablehlo.negate %3 : tensor<6x33xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x33xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.reshape %5 : (tensor<f32>) -> tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<1.980000e+02> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %8 = stablehlo.divide %6, %7 : tensor<1x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<6x33xf32>
    %11 = stablehlo.add %3, %10 : tensor<6x33xf32>
    return %11 : tensor<6x33xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.select %arg0, %arg1, %cst : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
}
