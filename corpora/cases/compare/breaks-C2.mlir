// Breaks C2 of compare; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi2>, %1: tensor<2x2x4xi2>) -> (tensor<2x2x4xi1>) {
  %2 = "stablehlo.compare"(%1, %0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x2x4xi2>, tensor<2x3x4xi2>) -> (tensor<2x2x4xi1>)
  "func.return"(%2) : (tensor<2x2x4xi1>) -> ()
}
}
