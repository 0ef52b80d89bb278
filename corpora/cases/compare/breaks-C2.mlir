// Breaks C2 of compare; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf64>, %1: tensor<4x1x2xf64>) -> (tensor<4x2x2xi1>) {
  %2 = "stablehlo.compare"(%1, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x1x2xf64>, tensor<4x2x2xf64>) -> (tensor<4x2x2xi1>)
  "func.return"(%2) : (tensor<4x2x2xi1>) -> ()
}
}
