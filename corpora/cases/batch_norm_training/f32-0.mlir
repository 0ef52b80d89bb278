// A case of batch_norm_training on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x72F97FBF00800000"> : tensor<2xf32>} : () -> (tensor<2xf32>)
  %2 = "stablehlo.constant"() {value = dense<"0x01008C3F0000C03F"> : tensor<2xf32>} : () -> (tensor<2xf32>)
  %3, %4, %5 = "stablehlo.batch_norm_training"(%0, %1, %2) {epsilon = 0.0009765625 : f32, feature_index = 0 : i64} : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%3, %4, %5) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}
}
