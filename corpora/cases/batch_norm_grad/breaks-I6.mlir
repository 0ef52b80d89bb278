// Breaks I6 of batch_norm_grad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E4M3>, %1: tensor<4xf8E4M3>, %2: tensor<4xf8E4M3>, %3: tensor<4xf8E4M3>, %4: tensor<2x3x4xf8E4M3>) -> (tensor<2x3x4xf8E4M3>, tensor<4xf8E4M3>, tensor<4xf8E4M3>) {
  %5, %6, %7 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) {epsilon = unit, feature_index = 2 : i64} : (tensor<2x3x4xf8E4M3>, tensor<4xf8E4M3>, tensor<4xf8E4M3>, tensor<4xf8E4M3>, tensor<2x3x4xf8E4M3>) -> (tensor<2x3x4xf8E4M3>, tensor<4xf8E4M3>, tensor<4xf8E4M3>)
  "func.return"(%5, %6, %7) : (tensor<2x3x4xf8E4M3>, tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> ()
}
}
