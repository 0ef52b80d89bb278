// Breaks I1 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui32>, %1: tensor<3xui32>, %2: tensor<3xui32>, %3: tensor<3xui32>, %4: tensor<3xui32>) -> (tensor<3x3xui32>) {
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) {epsilon = 0.0009765625 : f32, feature_index = 1 : i64} : (tensor<3x3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3x3xui32>)
  "func.return"(%5) : (tensor<3x3xui32>) -> ()
}
}
