// Breaks I5 of batch_norm_training; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf16>, %1: tensor<2xf16>, %2: tensor<2xf16>) -> (tensor<4x2x2xf16>, tensor<2xf16>, tensor<2xf16>) {
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) {epsilon = 0.0009765625 : f32, feature_index = "wrong"} : (tensor<4x2x2xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<4x2x2xf16>, tensor<2xf16>, tensor<2xf16>)
  "func.return"(%3, %4, %5) : (tensor<4x2x2xf16>, tensor<2xf16>, tensor<2xf16>) -> ()
}
}
