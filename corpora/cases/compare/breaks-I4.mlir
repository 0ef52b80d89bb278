// Breaks I4 of compare; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi1>, %1: tensor<4x2x2xi1>) -> (tensor<4x2x2xi1>) {
  %2 = "stablehlo.compare"(%0, %1) {compare_type = "wrong", comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x2x2xi1>, tensor<4x2x2xi1>) -> (tensor<4x2x2xi1>)
  "func.return"(%2) : (tensor<4x2x2xi1>) -> ()
}
}
