// Breaks C1 of slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf32>) -> (tensor<1x0x0xi32>) {
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 0, 4>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 3, 2, 2>} : (tensor<2x3x4xf32>) -> (tensor<1x0x0xi32>)
  "func.return"(%1) : (tensor<1x0x0xi32>) -> ()
}
}
