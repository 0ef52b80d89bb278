// Breaks I4 of batch_norm_grad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi1>, %1: tensor<3xi1>, %2: tensor<3xi1>, %3: tensor<3xi1>, %4: tensor<3x2xi1>) -> (tensor<3x2xi1>, tensor<3xi1>, tensor<3xi1>) {
  %5, %6, %7 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) {epsilon = 0.5 : f32, feature_index = 0 : i64} : (tensor<3x2xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3x2xi1>) -> (tensor<3x2xi1>, tensor<3xi1>, tensor<3xi1>)
  "func.return"(%5, %6, %7) : (tensor<3x2xi1>, tensor<3xi1>, tensor<3xi1>) -> ()
}
}
