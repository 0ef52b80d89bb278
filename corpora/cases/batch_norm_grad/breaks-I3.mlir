// Breaks I3 of batch_norm_grad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi32>, %1: tensor<3xi32>, %2: tensor<3xi32>, %3: tensor<3xi32>, %4: tensor<3x3xi32>) -> (tensor<3x3xi32>, tensor<3xi32>, tensor<3xi32>) {
  %5, %6, %7 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) {epsilon = 7.62939453125e-06 : f32, feature_index = 1 : i64} : (tensor<3x3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x3xi32>) -> (tensor<3x3xi32>, tensor<3xi32>, tensor<3xi32>)
  "func.return"(%5, %6, %7) : (tensor<3x3xi32>, tensor<3xi32>, tensor<3xi32>) -> ()
}
}
