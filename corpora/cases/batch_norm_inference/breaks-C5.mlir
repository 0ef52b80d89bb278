// Breaks C5 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf64>, %1: tensor<4xf64>, %2: tensor<4xf64>, %3: tensor<4xf64>, %4: tensor<5xf64>) -> (tensor<4x2x2xf64>) {
  %5 = "stablehlo.batch_norm_inference"(%0, %1, %2, %4, %3) {epsilon = 7.62939453125e-06 : f32, feature_index = 0 : i64} : (tensor<4x2x2xf64>, tensor<4xf64>, tensor<4xf64>, tensor<5xf64>, tensor<4xf64>) -> (tensor<4x2x2xf64>)
  "func.return"(%5) : (tensor<4x2x2xf64>) -> ()
}
}
