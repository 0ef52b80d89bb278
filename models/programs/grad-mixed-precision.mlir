module @jit_grad_mixed_precision attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x8xf32>, %arg1: tensor<6x16xf32>) -> (tensor<16x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg1 : (tensor<6x16xf32>) -> tensor<6x16xbf16>
    %1 = stablehlo.convert %arg0 : (tensor<16x8xf32>) -> tensor<16x8xbf16>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xbf16>, tensor<16x8xbf16>) -> tensor<6x8xbf16>
    %3 = stablehlo.convert %2 : (tensor<6x8xbf16>) -> tensor<6x8xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<6x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %6 = stablehlo.divide %cst_0, %cst_1 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<6x8xf32>
    %9 = stablehlo.convert %8 : (tensor<6x8xf32>) -> tensor<6x8xbf16>
    %10 = stablehlo.dot_general %9, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xbf16>, tensor<6x16xbf16>) -> tensor<8x16xbf16>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<8x16xbf16>) -> tensor<16x8xbf16>
    %12 = stablehlo.convert %11 : (tensor<16x8xbf16>) -> tensor<16x8xf32>
    return %12 : tensor<16x8xf32>
  }
}
