// Breaks C1 of batch_norm_grad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E5M2>, %1: tensor<2xf8E5M2>, %2: tensor<2xf8E5M2>, %3: tensor<2xf8E5M2>, %4: tensor<3x2xf8E5M2>) -> (tensor<3x2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>) {
  %5, %6, %7 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) {epsilon = 0.0009765625 : f32, feature_index = -1 : i64} : (tensor<3x2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<3x2xf8E5M2>) -> (tensor<3x2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>)
  "func.return"(%5, %6, %7) : (tensor<3x2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> ()
}
}
