// Breaks C3 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf8E5M2>, %1: tensor<2xf8E5M2>, %2: tensor<2xf8E5M2>, %3: tensor<2xf8E5M2>, %4: tensor<1xf8E5M2>) -> (tensor<4x2x2xf8E5M2>) {
  %5 = "stablehlo.batch_norm_inference"(%0, %4, %1, %2, %3) {epsilon = 0.5 : f32, feature_index = 2 : i64} : (tensor<4x2x2xf8E5M2>, tensor<1xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> (tensor<4x2x2xf8E5M2>)
  "func.return"(%5) : (tensor<4x2x2xf8E5M2>) -> ()
}
}
