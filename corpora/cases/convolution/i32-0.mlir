// A case of convolution on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<1x1xi32>, %arg1: tensor<1x2xi32>) -> tensor<1x2xi32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, b]x[i, o]->[b, f], window = {stride = [], pad = [], lhs_dilate = [], rhs_dilate = [], reverse = []} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]} : (tensor<1x1xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
    return %0 : tensor<1x2xi32>
  }
}
