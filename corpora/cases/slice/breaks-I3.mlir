// Breaks I3 of slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui2>) -> (tensor<0x0x1xui2>) {
  %1 = "stablehlo.slice"(%0) {limit_indices = "wrong", start_indices = array<i64: 4, 0, 1>, strides = array<i64: 3, 2, 100>} : (tensor<4x2x2xui2>) -> (tensor<0x0x1xui2>)
  "func.return"(%1) : (tensor<0x0x1xui2>) -> ()
}
}
