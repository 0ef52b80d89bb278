// Breaks C6 of batch_norm_training; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf8E4M3B11FNUZ>, %1: tensor<3xf8E4M3B11FNUZ>) -> (tensor<3x3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) {
  %2, %3, %4 = "stablehlo.batch_norm_training"(%0, %1, %1) {epsilon = 0.5 : f32, feature_index = 1 : i64} : (tensor<3x3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> (tensor<3x3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>)
  "func.return"(%2, %3, %4) : (tensor<3x3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> ()
}
}
