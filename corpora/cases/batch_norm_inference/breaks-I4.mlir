// Breaks I4 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xbf16>, %1: tensor<2xbf16>, %2: tensor<2xbf16>, %3: tensor<2xbf16>, %4: tensor<2x2xbf16>) -> (tensor<2x3x4xbf16>) {
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %4, %3) {epsilon = 0.0009765625 : f32, feature_index = 0 : i64} : (tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2x2xbf16>, tensor<2xbf16>) -> (tensor<2x3x4xbf16>)
  "func.return"(%5) : (tensor<2x3x4xbf16>) -> ()
}
}
