// Breaks I3 of compare; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E8M0FNU>, %1: tensor<2x3x4xf8E8M0FNU>) -> (tensor<2x3x4xi1>) {
  %2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type TOTALORDER>} : (tensor<2x3x4xf8E8M0FNU>, tensor<2x3x4xf8E8M0FNU>) -> (tensor<2x3x4xi1>)
  "func.return"(%2) : (tensor<2x3x4xi1>) -> ()
}
}
