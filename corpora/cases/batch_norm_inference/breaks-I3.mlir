// Breaks I3 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi1>, %1: tensor<3xi1>, %2: tensor<3xi1>, %3: tensor<3xi1>, %4: tensor<3xi1>) -> (tensor<3x3xi1>) {
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) {epsilon = 7.62939453125e-06 : f32, feature_index = 0 : i64} : (tensor<3x3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> (tensor<3x3xi1>)
  "func.return"(%5) : (tensor<3x3xi1>) -> ()
}
}
