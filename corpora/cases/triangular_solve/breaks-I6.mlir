// Breaks I6 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2xf32>, %1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = true, lower = true, transpose_a = unit, unit_diagonal = false} : (tensor<2x2xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  "func.return"(%2) : (tensor<2x3xf32>) -> ()
}
}
