// Breaks C2 of batch_norm_grad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4xf16>, %1: tensor<4xf16>, %2: tensor<4xf16>, %3: tensor<4x2x2xf16>, %4: tensor<4x2x2xf64>) -> (tensor<4x2x2xf16>, tensor<4xf16>, tensor<4xf16>) {
  %5, %6, %7 = "stablehlo.batch_norm_grad"(%4, %0, %1, %2, %3) {epsilon = 0.5 : f32, feature_index = 0 : i64} : (tensor<4x2x2xf64>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4x2x2xf16>) -> (tensor<4x2x2xf16>, tensor<4xf16>, tensor<4xf16>)
  "func.return"(%5, %6, %7) : (tensor<4x2x2xf16>, tensor<4xf16>, tensor<4xf16>) -> ()
}
}
