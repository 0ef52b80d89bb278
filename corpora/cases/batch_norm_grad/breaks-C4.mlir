// Breaks C4 of batch_norm_grad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf64>, %1: tensor<4xf64>, %2: tensor<4xf64>, %3: tensor<2x3x4xf64>, %4: tensor<14xf64>) -> (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>) {
  %5, %6, %7 = "stablehlo.batch_norm_grad"(%0, %1, %4, %2, %3) {epsilon = 0.0009765625 : f32, feature_index = 2 : i64} : (tensor<2x3x4xf64>, tensor<4xf64>, tensor<14xf64>, tensor<4xf64>, tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>)
  "func.return"(%5, %6, %7) : (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>) -> ()
}
}
