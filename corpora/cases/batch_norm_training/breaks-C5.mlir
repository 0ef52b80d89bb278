// Breaks C5 of batch_norm_training; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E4M3FNUZ>, %1: tensor<2xf8E4M3FNUZ>, %2: tensor<2xf8E4M3FNUZ>) -> (tensor<3x2xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) {
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) {epsilon = 0.0009765625 : f32, feature_index = 1 : i64} : (tensor<3x2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> (tensor<3x2xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>)
  "func.return"(%3, %4, %5) : (tensor<3x2xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> ()
}
}
