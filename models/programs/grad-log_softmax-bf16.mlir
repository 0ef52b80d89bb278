module @jit_grad_log_softmax_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x33xbf16>) -> (tensor<6x33xbf16> {jax.result_info = "result"}) {
    %0:2 = call @log_softmax(%arg0) : (tensor<6x33xbf16>) -> (tensor<6x33xbf16>, tensor<6x1xbf16>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.negate %cst : tensor<f32>
    %2 = stablehlo.convert %1 : (tensor<f32>) -> tensor<bf16>
    %3 = stablehlo.convert %2 : (tensor<bf16>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.convert %4 : (tensor<6xf32>) -> tensor<6xbf16>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<6xbf16>) -> tensor<6x1xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.pad %6, %cst_0, low = [0, 3], high = [0, 29], interior = [0, 0] : (tensor<6x1xbf16>, tensor<bf16>) -> tensor<6x33xbf16>
    %8 = call @log_softmax_0(%0#0, %0#1, %7) : (tensor<6x33xbf16>, tensor<6x1xbf16>, tensor<6x33xbf16>) -> tensor<6x33xbf16>
    return %8 : tensor<6x33xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<6x33xbf16>) -> (tensor<6x33xbf16>, tensor<6x1xbf16>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x33xbf16>, tensor<bf16>) -> tensor<6xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<6xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<6xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xbf16>) -> tensor<6x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xbf16>) -> tensor<6x33xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x33xbf16>
    %6 = stablehlo.exponential %5 : tensor<6x33xbf16>
    %7 = stablehlo.convert %6 : (tensor<6x33xbf16>) -> tensor<6x33xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x33xf32>, tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %10 = stablehlo.convert %9 : (tensor<6x1xf32>) -> tensor<6x1xbf16>
    return %6, %10 : tensor<6x33xbf16>, tensor<6x1xbf16>
  }
  func.func private @log_softmax_0(%arg0: tensor<6x33xbf16>, %arg1: tensor<6x1xbf16>, %arg2: tensor<6x33xbf16>) -> tensor<6x33xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<6x33xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x33xbf16>, tensor<bf16>) -> tensor<6xbf16>
    %2 = stablehlo.reshape %1 : (tensor<6xbf16>) -> tensor<6x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<6x1xbf16>
    %4 = stablehlo.convert %3 : (tensor<6x1xbf16>) -> tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<6xf32>) -> tensor<6x33xf32>
    %7 = stablehlo.convert %6 : (tensor<6x33xf32>) -> tensor<6x33xbf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<6x33xbf16>
    %9 = stablehlo.add %arg2, %8 : tensor<6x33xbf16>
    return %9 : tensor<6x33xbf16>
  }
}
