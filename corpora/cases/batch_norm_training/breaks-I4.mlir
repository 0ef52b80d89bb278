// Breaks I4 of batch_norm_training; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xbf16>, %1: tensor<2xbf16>, %2: tensor<2xbf16>) -> (tensor<3x2xbf16>, tensor<2xbf16>, tensor<2xbf16>) {
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) {feature_index = 1 : i64} : (tensor<3x2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> (tensor<3x2xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  "func.return"(%3, %4, %5) : (tensor<3x2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> ()
}
}
