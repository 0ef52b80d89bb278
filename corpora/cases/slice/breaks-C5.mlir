// Breaks C5 of slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf32>) -> (tensor<0x2xf32>) {
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 4, 1>} : (tensor<3x2xf32>) -> (tensor<0x2xf32>)
  "func.return"(%1) : (tensor<0x2xf32>) -> ()
}
}
