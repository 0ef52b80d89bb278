// Breaks C2 of batch_norm_grad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xf6E2M3FN>, %1: tensor<2xf6E2M3FN>, %2: tensor<2x3xf6E2M3FN>, %3: tensor<2x3x!quant.uniform<i8<-128:127>:f32, 0.5:0>>) -> (tensor<2x3xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) {
  %4, %5, %6 = "stablehlo.batch_norm_grad"(%3, %0, %0, %1, %2) {epsilon = 0.0009765625 : f32, feature_index = 0 : i64} : (tensor<2x3x!quant.uniform<i8<-128:127>:f32, 0.5:0>>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> (tensor<2x3xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>)
  "func.return"(%4, %5, %6) : (tensor<2x3xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> ()
}
}
