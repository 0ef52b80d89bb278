// Breaks I2 of compare; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token, %1: !stablehlo.token) -> (tensor<3x2xi1>) {
  %2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (!stablehlo.token, !stablehlo.token) -> (tensor<3x2xi1>)
  "func.return"(%2) : (tensor<3x2xi1>) -> ()
}
}
