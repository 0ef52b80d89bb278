// Breaks I2 of reduce_precision; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xbf16>) -> (tensor<3x3xbf16>) {
  %1 = "stablehlo.reduce_precision"(%0) {exponent_bits = unit, mantissa_bits = 2 : i32} : (tensor<3x3xbf16>) -> (tensor<3x3xbf16>)
  "func.return"(%1) : (tensor<3x3xbf16>) -> ()
}
}
