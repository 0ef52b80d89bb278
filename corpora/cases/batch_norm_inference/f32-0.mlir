// A case of batch_norm_inference on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<5x4xf32>, %1: tensor<5xf32>, %2: tensor<5xf32>, %3: tensor<5xf32>) -> (tensor<5x4xf32>) {
  %4 = "stablehlo.constant"() {value = dense<"0x000040B7000080B800800000CDCCCCBD00800000"> : tensor<5xf32>} : () -> (tensor<5xf32>)
  %5 = "stablehlo.batch_norm_inference"(%0, %4, %1, %2, %3) {epsilon = 0.0009765625 : f32, feature_index = 0 : i64} : (tensor<5x4xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<5x4xf32>)
  "func.return"(%5) : (tensor<5x4xf32>) -> ()
}
}
