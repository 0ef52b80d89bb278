// Breaks I2 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E4M3FN>, %1: tensor<2xf8E4M3FN>, %2: tensor<2xf8E4M3FN>, %3: tensor<2xf8E4M3FN>, %4: tensor<2x1xf8E4M3FN>) -> (tensor<3x2xf8E4M3FN>) {
  %5 = "stablehlo.batch_norm_inference"(%0, %4, %1, %2, %3) {epsilon = 7.62939453125e-06 : f32, feature_index = 1 : i64} : (tensor<3x2xf8E4M3FN>, tensor<2x1xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> (tensor<3x2xf8E4M3FN>)
  "func.return"(%5) : (tensor<3x2xf8E4M3FN>) -> ()
}
}
