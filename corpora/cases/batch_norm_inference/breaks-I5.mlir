// Breaks I5 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi32>, %1: tensor<2xi32>, %2: tensor<2xi32>, %3: tensor<2xi32>, %4: tensor<2xi32>) -> (tensor<4x2x2xi32>) {
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) {epsilon = 0.0009765625 : f32, feature_index = 2 : i64} : (tensor<4x2x2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<4x2x2xi32>)
  "func.return"(%5) : (tensor<4x2x2xi32>) -> ()
}
}
