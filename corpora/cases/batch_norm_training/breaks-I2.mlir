// Breaks I2 of batch_norm_training; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf16>, %1: tensor<4xf16>, %2: tensor<4x1xf16>) -> (tensor<4x2x2xf16>, tensor<4xf16>, tensor<4xf16>) {
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %2, %1) {epsilon = 0.0009765625 : f32, feature_index = 0 : i64} : (tensor<4x2x2xf16>, tensor<4x1xf16>, tensor<4xf16>) -> (tensor<4x2x2xf16>, tensor<4xf16>, tensor<4xf16>)
  "func.return"(%3, %4, %5) : (tensor<4x2x2xf16>, tensor<4xf16>, tensor<4xf16>) -> ()
}
}
