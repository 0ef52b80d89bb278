// A case of batch_norm_training on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x1x1xf32>, %1: tensor<1xf32>) -> (tensor<4x1x1xf32>, tensor<1xf32>, tensor<1xf32>) {
  %2 = "stablehlo.constant"() {value = dense<"0x00000020"> : tensor<1xf32>} : () -> (tensor<1xf32>)
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %2, %1) {epsilon = 0.5 : f32, feature_index = 1 : i64} : (tensor<4x1x1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<4x1x1xf32>, tensor<1xf32>, tensor<1xf32>)
  "func.return"(%3, %4, %5) : (tensor<4x1x1xf32>, tensor<1xf32>, tensor<1xf32>) -> ()
}
}
