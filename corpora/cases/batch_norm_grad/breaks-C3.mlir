// Breaks C3 of batch_norm_grad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4xf8E4M3B11FNUZ>, %1: tensor<4xf8E4M3B11FNUZ>, %2: tensor<4xf8E4M3B11FNUZ>, %3: tensor<2x3x4xf8E4M3B11FNUZ>, %4: tensor<2x2x4xf8E4M3B11FNUZ>) -> (tensor<2x3x4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) {
  %5, %6, %7 = "stablehlo.batch_norm_grad"(%4, %0, %1, %2, %3) {epsilon = 0.0009765625 : f32, feature_index = 2 : i64} : (tensor<2x2x4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>, tensor<2x3x4xf8E4M3B11FNUZ>) -> (tensor<2x3x4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>)
  "func.return"(%5, %6, %7) : (tensor<2x3x4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> ()
}
}
