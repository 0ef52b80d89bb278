// Breaks C3 of batch_norm_grad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3xbf16>, %1: tensor<3xbf16>, %2: tensor<3xbf16>, %3: tensor<2x3x4xbf16>, %4: tensor<12x3x4xbf16>) -> (tensor<12x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
  %5, %6, %7 = "stablehlo.batch_norm_grad"(%4, %0, %1, %2, %3) {epsilon = 0.0009765625 : f32, feature_index = 1 : i64} : (tensor<12x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<2x3x4xbf16>) -> (tensor<12x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  "func.return"(%5, %6, %7) : (tensor<12x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> ()
}
}
