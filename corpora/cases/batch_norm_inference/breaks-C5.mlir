// Breaks C5 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E4M3FNUZ>, %1: tensor<3xf8E4M3FNUZ>, %2: tensor<3xf8E4M3FNUZ>, %3: tensor<3xf8E4M3FNUZ>, %4: tensor<13xf8E4M3FNUZ>) -> (tensor<3x2xf8E4M3FNUZ>) {
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %4, %3) {epsilon = 0.0009765625 : f32, feature_index = 0 : i64} : (tensor<3x2xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>, tensor<13xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> (tensor<3x2xf8E4M3FNUZ>)
  "func.return"(%5) : (tensor<3x2xf8E4M3FNUZ>) -> ()
}
}
