// Breaks I5 of batch_norm_grad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui32>, %1: tensor<3xui32>, %2: tensor<3xui32>, %3: tensor<3xui32>, %4: tensor<3x2xui32>) -> (tensor<3x2xui32>, tensor<3xui32>, tensor<3xui32>) {
  %5, %6, %7 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) {epsilon = 0.5 : f32, feature_index = 0 : i64} : (tensor<3x2xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3x2xui32>) -> (tensor<3x2xui32>, tensor<3xui32>, tensor<3xui32>)
  "func.return"(%5, %6, %7) : (tensor<3x2xui32>, tensor<3xui32>, tensor<3xui32>) -> ()
}
}
