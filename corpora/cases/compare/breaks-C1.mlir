// Breaks C1 of compare; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf64>, %1: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xi1>) {
  %2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x3xf64>, tensor<3x3xcomplex<f32>>) -> (tensor<3x3xi1>)
  "func.return"(%2) : (tensor<3x3xi1>) -> ()
}
}
