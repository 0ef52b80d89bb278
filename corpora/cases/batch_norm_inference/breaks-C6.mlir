// Breaks C6 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf8E5M2>, %1: tensor<3xf8E5M2>, %2: tensor<3xf8E5M2>, %3: tensor<3xf8E5M2>, %4: tensor<4xf8E5M2>) -> (tensor<2x3xf8E5M2>) {
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) {epsilon = 0.5 : f32, feature_index = 1 : i64} : (tensor<2x3xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<4xf8E5M2>) -> (tensor<2x3xf8E5M2>)
  "func.return"(%5) : (tensor<2x3xf8E5M2>) -> ()
}
}
