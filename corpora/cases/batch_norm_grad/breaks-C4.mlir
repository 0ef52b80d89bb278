// Breaks C4 of batch_norm_grad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf16>, %1: tensor<3xf16>, %2: tensor<3xf16>, %3: tensor<4xf16>) -> (tensor<3x2xf16>, tensor<3xf16>, tensor<3xf16>) {
  %4, %5, %6 = "stablehlo.batch_norm_grad"(%0, %1, %3, %2, %0) {epsilon = 0.5 : f32, feature_index = 0 : i64} : (tensor<3x2xf16>, tensor<3xf16>, tensor<4xf16>, tensor<3xf16>, tensor<3x2xf16>) -> (tensor<3x2xf16>, tensor<3xf16>, tensor<3xf16>)
  "func.return"(%4, %5, %6) : (tensor<3x2xf16>, tensor<3xf16>, tensor<3xf16>) -> ()
}
}
