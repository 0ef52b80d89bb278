// Breaks C6 of batch_norm_training; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf64>, %1: tensor<4xf64>) -> (tensor<4x2x2xf64>, tensor<4xf64>, tensor<3xf64>) {
  %2, %3, %4 = "stablehlo.batch_norm_training"(%0, %1, %1) {epsilon = 0.5 : f32, feature_index = 0 : i64} : (tensor<4x2x2xf64>, tensor<4xf64>, tensor<4xf64>) -> (tensor<4x2x2xf64>, tensor<4xf64>, tensor<3xf64>)
  "func.return"(%2, %3, %4) : (tensor<4x2x2xf64>, tensor<4xf64>, tensor<3xf64>) -> ()
}
}
