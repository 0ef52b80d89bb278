// Breaks I7 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf16>, %1: tensor<2xf16>, %2: tensor<2xf16>, %3: tensor<2xf16>, %4: tensor<2xf16>) -> (tensor<4x2x2xf16>) {
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) {epsilon = 0.5 : f32, feature_index = "wrong"} : (tensor<4x2x2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<4x2x2xf16>)
  "func.return"(%5) : (tensor<4x2x2xf16>) -> ()
}
}
