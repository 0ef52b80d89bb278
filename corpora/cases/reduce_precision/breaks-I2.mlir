// Breaks I2 of reduce_precision; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xbf16>) -> (tensor<3x2xbf16>) {
  %1 = "stablehlo.reduce_precision"(%0) {exponent_bits = "wrong", mantissa_bits = 3 : i32} : (tensor<3x2xbf16>) -> (tensor<3x2xbf16>)
  "func.return"(%1) : (tensor<3x2xbf16>) -> ()
}
}
