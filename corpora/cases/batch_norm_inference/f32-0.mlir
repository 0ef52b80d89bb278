// A case of batch_norm_inference on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xf32>, %1: tensor<2xf32>, %2: tensor<2xf32>) -> (tensor<2xf32>) {
  %3 = "stablehlo.batch_norm_inference"(%0, %0, %1, %0, %2) {epsilon = 0.5 : f32, feature_index = 0 : i64} : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  "func.return"(%3) : (tensor<2xf32>) -> ()
}
}
