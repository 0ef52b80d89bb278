// Breaks C2 of slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E8M0FNU>) -> (tensor<0x0xf8E8M0FNU>) {
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 1, 0>, start_indices = array<i64: 3, 1>, strides = array<i64: 1, 1>} : (tensor<3x2xf8E8M0FNU>) -> (tensor<0x0xf8E8M0FNU>)
  "func.return"(%1) : (tensor<0x0xf8E8M0FNU>) -> ()
}
}
