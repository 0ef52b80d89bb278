// Breaks C3 of batch_norm_training; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf6E2M3FN>, %1: tensor<4xf6E2M3FN>, %2: tensor<14xf6E2M3FN>) -> (tensor<4x2x2xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) {
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %2, %1) {epsilon = 0.0009765625 : f32, feature_index = 0 : i64} : (tensor<4x2x2xf6E2M3FN>, tensor<14xf6E2M3FN>, tensor<4xf6E2M3FN>) -> (tensor<4x2x2xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>)
  "func.return"(%3, %4, %5) : (tensor<4x2x2xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> ()
}
}
