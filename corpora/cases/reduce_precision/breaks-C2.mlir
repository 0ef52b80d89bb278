// Breaks C2 of reduce_precision; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E5M2FNUZ>) -> (tensor<2x3x4xf8E5M2FNUZ>) {
  %1 = "stablehlo.reduce_precision"(%0) {exponent_bits = -1 : i32, mantissa_bits = 1 : i32} : (tensor<2x3x4xf8E5M2FNUZ>) -> (tensor<2x3x4xf8E5M2FNUZ>)
  "func.return"(%1) : (tensor<2x3x4xf8E5M2FNUZ>) -> ()
}
}
