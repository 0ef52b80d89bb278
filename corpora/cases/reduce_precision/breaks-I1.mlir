// Breaks I1 of reduce_precision; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token) -> (tensor<3x3xf16>) {
  %1 = "stablehlo.reduce_precision"(%0) {exponent_bits = 8 : i32, mantissa_bits = 7 : i32} : (!stablehlo.token) -> (tensor<3x3xf16>)
  "func.return"(%1) : (tensor<3x3xf16>) -> ()
}
}
