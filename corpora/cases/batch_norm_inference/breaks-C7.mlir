// Breaks C7 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf8E5M2FNUZ>, %1: tensor<3xf8E5M2FNUZ>, %2: tensor<3xf8E5M2FNUZ>, %3: tensor<3xf8E5M2FNUZ>, %4: tensor<3xf8E5M2FNUZ>) -> (tensor<3x3x2xf8E5M2FNUZ>) {
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) {epsilon = 0.5 : f32, feature_index = 1 : i64} : (tensor<3x3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> (tensor<3x3x2xf8E5M2FNUZ>)
  "func.return"(%5) : (tensor<3x3x2xf8E5M2FNUZ>) -> ()
}
}
