module @jit_flax_half attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12xf32>, %arg1: tensor<16x12xf32>, %arg2: tensor<3xf32>, %arg3: tensor<12x3xf32>, %arg4: tensor<6x16xf32>) -> (tensor<6x3xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg4 : (tensor<6x16xf32>) -> tensor<6x16xf16>
    %1 = stablehlo.convert %arg1 : (tensor<16x12xf32>) -> tensor<16x12xf16>
    %2 = stablehlo.convert %arg0 : (tensor<12xf32>) -> tensor<12xf16>
    %3 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf16>, tensor<16x12xf16>) -> tensor<6x12xf16>
    %4 = stablehlo.reshape %2 : (tensor<12xf16>) -> tensor<1x12xf16>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x12xf16>) -> tensor<6x12xf16>
    %6 = stablehlo.add %3, %5 : tensor<6x12xf16>
    %7 = call @relu(%6) : (tensor<6x12xf16>) -> tensor<6x12xf16>
    %8 = stablehlo.convert %arg3 : (tensor<12x3xf32>) -> tensor<12x3xf16>
    %9 = stablehlo.convert %arg2 : (tensor<3xf32>) -> tensor<3xf16>
    %10 = stablehlo.dot_general %7, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x12xf16>, tensor<12x3xf16>) -> tensor<6x3xf16>
    %11 = stablehlo.reshape %9 : (tensor<3xf16>) -> tensor<1x3xf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x3xf16>) -> tensor<6x3xf16>
    %13 = stablehlo.add %10, %12 : tensor<6x3xf16>
    return %13 : tensor<6x3xf16>
  }
  func.func private @relu(%arg0: tensor<6x12xf16>) -> tensor<6x12xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<6x12xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x12xf16>
    return %1 : tensor<6x12xf16>
  }
}
