// Breaks I2 of slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf8E3M4>) -> (tensor<1x1xf8E3M4>) {
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 2>, strides = array<i64: 2, 1>} : (tensor<2x3xf8E3M4>) -> (tensor<1x1xf8E3M4>)
  "func.return"(%1) : (tensor<1x1xf8E3M4>) -> ()
}
}
