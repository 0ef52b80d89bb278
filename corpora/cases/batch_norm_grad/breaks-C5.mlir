// Breaks C5 of batch_norm_grad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf16>, %1: tensor<2x3xf16>, %2: tensor<2xf16>, %3: tensor<2xf16>, %4: tensor<2xf16>) -> (tensor<2x3xf16>, tensor<2xf16>, tensor<2xf16>) {
  %5, %6, %7 = "stablehlo.batch_norm_grad"(%0, %2, %3, %4, %1) {epsilon = 7.62939453125e-06 : f32, feature_index = 1 : i64} : (tensor<2x3xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2x3xf16>) -> (tensor<2x3xf16>, tensor<2xf16>, tensor<2xf16>)
  "func.return"(%5, %6, %7) : (tensor<2x3xf16>, tensor<2xf16>, tensor<2xf16>) -> ()
}
}
