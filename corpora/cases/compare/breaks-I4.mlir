// Breaks I4 of compare; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi8>, %1: tensor<3x2xi8>) -> (tensor<3x2xi1>) {
  %2 = "stablehlo.compare"(%0, %1) {compare_type = "wrong", comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x2xi8>, tensor<3x2xi8>) -> (tensor<3x2xi1>)
  "func.return"(%2) : (tensor<3x2xi1>) -> ()
}
}
