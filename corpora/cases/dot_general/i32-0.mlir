// A case of dot_general on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<0x5xi32>) -> (tensor<5x1xi32>) {
  %1 = "stablehlo.constant"() {value = dense<> : tensor<0x1xi32>} : () -> (tensor<0x1xi32>)
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]} : (tensor<0x5xi32>, tensor<0x1xi32>) -> (tensor<5x1xi32>)
  "func.return"(%2) : (tensor<5x1xi32>) -> ()
}
}
