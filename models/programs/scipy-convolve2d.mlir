module @jit_scipy_convolve2d attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>, %arg1: tensor<3x3xf32>) -> (tensor<6x7xf32> {jax.result_info = "result"}) {
    %0 = call @_flip(%arg1) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<6x7xf32>) -> tensor<1x1x6x7xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2, 3] : (tensor<3x3xf32>) -> tensor<1x1x3x3xf32>
    %3 = stablehlo.convolution(%1, %2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x6x7xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x6x7xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x1x6x7xf32>) -> tensor<6x7xf32>
    return %4 : tensor<6x7xf32>
  }
  func.func private @_flip(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
}
