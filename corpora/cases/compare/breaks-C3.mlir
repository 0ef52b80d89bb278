// Breaks C3 of compare; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi32>, %1: tensor<2x3xi32>) -> (tensor<2x3xi1>) {
  %2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi1>)
  "func.return"(%2) : (tensor<2x3xi1>) -> ()
}
}
