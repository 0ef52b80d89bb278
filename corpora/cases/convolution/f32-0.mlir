// A case of convolution on f32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<2x1xf32> {
    %cst = stablehlo.constant dense<[[1.00000012, 1.031250e+00], [1.250000e+00, 1.57079637], [1.37500012, 4.000000e+00]]> : tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<[[1.750000e+00], [2.71828175], [-2.343750e-02]]> : tensor<3x1xf32>
    %0 = stablehlo.convolution(%cst, %cst_0) dim_numbers = [f, b]x[i, o]->[b, f], window = {stride = [], pad = [], lhs_dilate = [], rhs_dilate = [], reverse = []} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x2xf32>, tensor<3x1xf32>) -> tensor<2x1xf32>
    return %0 : tensor<2x1xf32>
  }
}
