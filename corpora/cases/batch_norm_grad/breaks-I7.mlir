// Breaks I7 of batch_norm_grad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xbf16>, %1: tensor<2xbf16>, %2: tensor<2xbf16>, %3: tensor<2xbf16>) -> (tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>) {
  %4, %5, %6 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %0) {epsilon = 0.0009765625 : f32, feature_index = "wrong"} : (tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  "func.return"(%4, %5, %6) : (tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> ()
}
}
