// Breaks I6 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf16>, %1: tensor<3xf16>, %2: tensor<3xf16>, %3: tensor<3xf16>, %4: tensor<3xf16>) -> (tensor<2x3x4xf16>) {
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) {epsilon = "wrong", feature_index = 1 : i64} : (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<2x3x4xf16>)
  "func.return"(%5) : (tensor<2x3x4xf16>) -> ()
}
}
