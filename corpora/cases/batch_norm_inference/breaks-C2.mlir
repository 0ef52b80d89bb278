// Breaks C2 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3xf8E4M3FNUZ>, %1: tensor<3xf8E4M3FNUZ>, %2: tensor<3xf8E4M3FNUZ>, %3: tensor<3xf8E4M3FNUZ>, %4: tensor<3x2xf64>) -> (tensor<3x2xf64>) {
  %5 = "stablehlo.batch_norm_inference"(%4, %0, %1, %2, %3) {epsilon = 0.5 : f32, feature_index = 0 : i64} : (tensor<3x2xf64>, tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> (tensor<3x2xf64>)
  "func.return"(%5) : (tensor<3x2xf64>) -> ()
}
}
