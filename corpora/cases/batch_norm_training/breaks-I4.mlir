// Breaks I4 of batch_norm_training; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xbf16>, %1: tensor<3xbf16>, %2: tensor<3xbf16>) -> (tensor<3x3xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) {epsilon = "wrong", feature_index = 0 : i64} : (tensor<3x3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<3x3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  "func.return"(%3, %4, %5) : (tensor<3x3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> ()
}
}
