// Breaks C4 of slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<0x0xf32>) {
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 2, 1>, strides = array<i64: 0, 0>} : (tensor<2x3xf32>) -> (tensor<0x0xf32>)
  "func.return"(%1) : (tensor<0x0xf32>) -> ()
}
}
