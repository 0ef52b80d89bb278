module @jit_image_sobel attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x9x8x3xf32>) -> (tensor<2x9x8x1xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[[1.000000e+00, 0.000000e+00, -1.000000e+00], [2.000000e+00, 0.000000e+00, -2.000000e+00], [1.000000e+00, 0.000000e+00, -1.000000e+00]]> : tensor<3x3xf32>
    %cst_0 = stablehlo.constant dense<[[1.000000e+00, 2.000000e+00, 1.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00], [-1.000000e+00, -2.000000e+00, -1.000000e+00]]> : tensor<3x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.add across dimensions = [3] : (tensor<2x9x8x3xf32>, tensor<f32>) -> tensor<2x9x8xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2x9x8xf32>) -> tensor<2x9x8x1xf32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x9x8x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x9x8x1xf32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [0, 1] : (tensor<3x3xf32>) -> tensor<3x3x1x1xf32>
    %5 = stablehlo.convolution(%3, %4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x9x8x1xf32>, tensor<3x3x1x1xf32>) -> tensor<2x9x8x1xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<2x9x8x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x9x8x1xf32>
    %8 = stablehlo.add %7, %6 : tensor<2x9x8x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%arg0 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<2x9x8x3xf32>, tensor<f32>) -> tensor<2x9x8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x9x8xf32>) -> tensor<2x9x8x1xf32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x9x8x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x9x8x1xf32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [0, 1] : (tensor<3x3xf32>) -> tensor<3x3x1x1xf32>
    %14 = stablehlo.convolution(%12, %13) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x9x8x1xf32>, tensor<3x3x1x1xf32>) -> tensor<2x9x8x1xf32>
    %15 = stablehlo.multiply %14, %14 : tensor<2x9x8x1xf32>
    %16 = stablehlo.add %8, %15 : tensor<2x9x8x1xf32>
    %17 = stablehlo.sqrt %16 : tensor<2x9x8x1xf32>
    return %17 : tensor<2x9x8x1xf32>
  }
}
