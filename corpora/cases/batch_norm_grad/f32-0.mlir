// A case of batch_norm_grad on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1xf32>, %1: tensor<1xf32>, %2: tensor<1x3x1xf32>) -> (tensor<1x3x1xf32>, tensor<1xf32>, tensor<1xf32>) {
  %3 = "stablehlo.constant"() {value = dense<"0x0000C0B3FEFFBF3A0000803B"> : tensor<1x3x1xf32>} : () -> (tensor<1x3x1xf32>)
  %4 = "stablehlo.constant"() {value = dense<"0x0100003A"> : tensor<1xf32>} : () -> (tensor<1xf32>)
  %5, %6, %7 = "stablehlo.batch_norm_grad"(%3, %0, %4, %1, %2) {epsilon = 0.0009765625 : f32, feature_index = 2 : i64} : (tensor<1x3x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1x3x1xf32>) -> (tensor<1x3x1xf32>, tensor<1xf32>, tensor<1xf32>)
  "func.return"(%5, %6, %7) : (tensor<1x3x1xf32>, tensor<1xf32>, tensor<1xf32>) -> ()
}
}
