// A case of batch_norm_grad on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %3 = "stablehlo.constant"() {value = dense<"0x000088BF6F12833A00800080"> : tensor<3xf32>} : () -> (tensor<3xf32>)
  %4 = "stablehlo.constant"() {value = dense<"0x000080350200403E00008030"> : tensor<3xf32>} : () -> (tensor<3xf32>)
  %5, %6, %7 = "stablehlo.batch_norm_grad"(%0, %3, %4, %1, %2) {epsilon = 7.62939453125e-06 : f32, feature_index = 0 : i64} : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
  "func.return"(%5, %6, %7) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
}
}
