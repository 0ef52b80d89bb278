// Breaks C4 of batch_norm_training; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf16>, %1: tensor<3xf16>, %2: tensor<4xf16>) -> (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>) {
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) {epsilon = 0.0009765625 : f32, feature_index = 1 : i64} : (tensor<2x3x4xf16>, tensor<3xf16>, tensor<4xf16>) -> (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>)
  "func.return"(%3, %4, %5) : (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>) -> ()
}
}
