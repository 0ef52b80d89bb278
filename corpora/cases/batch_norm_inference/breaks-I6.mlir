// Breaks I6 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf16>, %1: tensor<2xf16>, %2: tensor<2xf16>, %3: tensor<2xf16>) -> (tensor<4x2x2xf16>) {
  %4 = "stablehlo.batch_norm_inference"(%0, %1, %2, %2, %3) {epsilon = "wrong", feature_index = 2 : i64} : (tensor<4x2x2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<4x2x2xf16>)
  "func.return"(%4) : (tensor<4x2x2xf16>) -> ()
}
}
