// Breaks C1 of reduce_precision; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2xf8E3M4>) -> (tensor<2x3xf8E3M4>) {
  %1 = "stablehlo.reduce_precision"(%0) {exponent_bits = 6 : i32, mantissa_bits = 0 : i32} : (tensor<2x2xf8E3M4>) -> (tensor<2x3xf8E3M4>)
  "func.return"(%1) : (tensor<2x3xf8E3M4>) -> ()
}
}
