// Breaks I4 of slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi32>) -> (tensor<2x0xi32>) {
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 1>, start_indices = array<i64: 1, 1>} : (tensor<3x2xi32>) -> (tensor<2x0xi32>)
  "func.return"(%1) : (tensor<2x0xi32>) -> ()
}
}
