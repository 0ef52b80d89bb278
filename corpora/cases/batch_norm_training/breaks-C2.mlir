// Breaks C2 of batch_norm_training; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4xf8E4M3FN>, %1: tensor<4xf8E4M3FN>, %2: tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>) {
  %3, %4, %5 = "stablehlo.batch_norm_training"(%2, %0, %1) {epsilon = 7.62939453125e-06 : f32, feature_index = 2 : i64} : (tensor<2x3x4xf16>, tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>)
  "func.return"(%3, %4, %5) : (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>) -> ()
}
}
