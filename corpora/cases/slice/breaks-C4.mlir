// Breaks C4 of slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xbf16>) -> (tensor<0x2xbf16>) {
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 3, 0>, strides = array<i64: 0, 1>} : (tensor<3x2xbf16>) -> (tensor<0x2xbf16>)
  "func.return"(%1) : (tensor<0x2xbf16>) -> ()
}
}
