// A case of compare on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x7x2xf32>, %1: tensor<2x7x2xf32>) -> (tensor<2x7x2xi1>) {
  %2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x7x2xf32>, tensor<2x7x2xf32>) -> (tensor<2x7x2xi1>)
  "func.return"(%2) : (tensor<2x7x2xi1>) -> ()
}
}
