// Breaks C3 of reduce_precision; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf8E4M3FN>) -> (tensor<3x3xf8E4M3FN>) {
  %1 = "stablehlo.reduce_precision"(%0) {exponent_bits = 2 : i32, mantissa_bits = -1 : i32} : (tensor<3x3xf8E4M3FN>) -> (tensor<3x3xf8E4M3FN>)
  "func.return"(%1) : (tensor<3x3xf8E4M3FN>) -> ()
}
}
