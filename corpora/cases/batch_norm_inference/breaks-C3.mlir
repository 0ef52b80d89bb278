// Breaks C3 of batch_norm_inference; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf6E3M2FN>, %1: tensor<2xf6E3M2FN>, %2: tensor<2xf6E3M2FN>, %3: tensor<2xf6E3M2FN>, %4: tensor<1xf6E3M2FN>) -> (tensor<2x3xf6E3M2FN>) {
  %5 = "stablehlo.batch_norm_inference"(%0, %4, %1, %2, %3) {epsilon = 7.62939453125e-06 : f32, feature_index = 0 : i64} : (tensor<2x3xf6E3M2FN>, tensor<1xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> (tensor<2x3xf6E3M2FN>)
  "func.return"(%5) : (tensor<2x3xf6E3M2FN>) -> ()
}
}
