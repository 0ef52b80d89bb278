// Breaks I5 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi1>, %1: tensor<4xi1>, %2: tensor<4xi1>, %3: tensor<4xi1>, %4: tensor<4xi1>) -> (tensor<4x2x2xi1>) {
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) {epsilon = 0.5 : f32, feature_index = 0 : i64} : (tensor<4x2x2xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> (tensor<4x2x2xi1>)
  "func.return"(%5) : (tensor<4x2x2xi1>) -> ()
}
}
