// Breaks C1 of compare; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi1>, %1: tensor<2x3xui8>) -> (tensor<2x3xi1>) {
  %2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xi1>, tensor<2x3xui8>) -> (tensor<2x3xi1>)
  "func.return"(%2) : (tensor<2x3xi1>) -> ()
}
}
