// Breaks C3 of batch_norm_training; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf8E5M2>, %1: tensor<3xf8E5M2>, %2: tensor<2xf8E5M2>) -> (tensor<3x3xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>) {
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %2, %1) {epsilon = 7.62939453125e-06 : f32, feature_index = 1 : i64} : (tensor<3x3xf8E5M2>, tensor<2xf8E5M2>, tensor<3xf8E5M2>) -> (tensor<3x3xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>)
  "func.return"(%3, %4, %5) : (tensor<3x3xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
}
}
