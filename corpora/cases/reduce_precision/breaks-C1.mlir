// Breaks C1 of reduce_precision; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf32>) -> (tensor<3x3xbf16>) {
  %1 = "stablehlo.reduce_precision"(%0) {exponent_bits = 8 : i32, mantissa_bits = 37 : i32} : (tensor<3x3xf32>) -> (tensor<3x3xbf16>)
  "func.return"(%1) : (tensor<3x3xbf16>) -> ()
}
}
