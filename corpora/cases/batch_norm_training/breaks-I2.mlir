// Breaks I2 of batch_norm_training; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf8E3M4>, %1: tensor<4xf8E3M4>, %2: tensor<f8E3M4>) -> (tensor<4x2x2xf8E3M4>, tensor<4xf8E3M4>, tensor<4xf8E3M4>) {
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %2, %1) {epsilon = 0.5 : f32, feature_index = 0 : i64} : (tensor<4x2x2xf8E3M4>, tensor<f8E3M4>, tensor<4xf8E3M4>) -> (tensor<4x2x2xf8E3M4>, tensor<4xf8E3M4>, tensor<4xf8E3M4>)
  "func.return"(%3, %4, %5) : (tensor<4x2x2xf8E3M4>, tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> ()
}
}
