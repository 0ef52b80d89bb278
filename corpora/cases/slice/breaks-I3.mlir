// Breaks I3 of slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf32>) -> (tensor<1x1xf32>) {
  %1 = "stablehlo.slice"(%0) {limit_indices = unit, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 2>} : (tensor<3x3xf32>) -> (tensor<1x1xf32>)
  "func.return"(%1) : (tensor<1x1xf32>) -> ()
}
}
