// A case of dot_general on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>) -> (tensor<1x3xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x0108000001000010EF20AC53"> : tensor<1x3xi32>} : () -> (tensor<1x3xi32>)
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<i32>, tensor<1x3xi32>) -> (tensor<1x3xi32>)
  "func.return"(%2) : (tensor<1x3xi32>) -> ()
}
}
