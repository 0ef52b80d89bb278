// Breaks C5 of batch_norm_training; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf64>, %1: tensor<2xf64>, %2: tensor<2xf64>) -> (tensor<2x3xf64>, tensor<12xf64>, tensor<2xf64>) {
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) {epsilon = 0.5 : f32, feature_index = 0 : i64} : (tensor<2x3xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<2x3xf64>, tensor<12xf64>, tensor<2xf64>)
  "func.return"(%3, %4, %5) : (tensor<2x3xf64>, tensor<12xf64>, tensor<2xf64>) -> ()
}
}
