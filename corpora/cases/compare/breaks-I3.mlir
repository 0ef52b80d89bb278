// Breaks I3 of compare; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi8>, %1: tensor<2x3xi8>) -> (tensor<2x3xi1>) {
  %2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = unit} : (tensor<2x3xi8>, tensor<2x3xi8>) -> (tensor<2x3xi1>)
  "func.return"(%2) : (tensor<2x3xi1>) -> ()
}
}
