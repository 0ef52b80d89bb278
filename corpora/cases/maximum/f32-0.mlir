// A case of maximum on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x1xf32>) -> (tensor<2x1xf32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x000080B60000403E"> : tensor<2x1xf32>} : () -> (tensor<2x1xf32>)
  %2 = "stablehlo.maximum"(%1, %0) : (tensor<2x1xf32>, tensor<2x1xf32>) -> (tensor<2x1xf32>)
  "func.return"(%2) : (tensor<2x1xf32>) -> ()
}
}
