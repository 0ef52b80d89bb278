// Breaks C1 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xbf16>, %1: tensor<3xbf16>, %2: tensor<3xbf16>, %3: tensor<3xbf16>, %4: tensor<3xbf16>) -> (tensor<3x3xbf16>) {
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) {epsilon = 0.5 : f32, feature_index = 3 : i64} : (tensor<3x3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<3x3xbf16>)
  "func.return"(%5) : (tensor<3x3xbf16>) -> ()
}
}
