// Breaks C5 of slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xbf16>) -> (tensor<3x0x0xbf16>) {
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 2, 1>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 2, 3>} : (tensor<4x2x2xbf16>) -> (tensor<3x0x0xbf16>)
  "func.return"(%1) : (tensor<3x0x0xbf16>) -> ()
}
}
