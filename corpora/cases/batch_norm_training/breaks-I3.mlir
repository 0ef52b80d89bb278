// Breaks I3 of batch_norm_training; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi32>, %1: tensor<3xi32>, %2: tensor<3xi32>) -> (tensor<2x3xi32>, tensor<3xi32>, tensor<3xi32>) {
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) {epsilon = 0.5 : f32, feature_index = 1 : i64} : (tensor<2x3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<2x3xi32>, tensor<3xi32>, tensor<3xi32>)
  "func.return"(%3, %4, %5) : (tensor<2x3xi32>, tensor<3xi32>, tensor<3xi32>) -> ()
}
}
