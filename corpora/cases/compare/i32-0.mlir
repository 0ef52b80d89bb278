// A case of compare on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xi32>, %1: tensor<2xi32>) -> (tensor<2xi1>) {
  %2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  "func.return"(%2) : (tensor<2xi1>) -> ()
}
}
