// Breaks I3 of reduce_precision; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf6E3M2FN>) -> (tensor<4x2x2xf6E3M2FN>) {
  %1 = "stablehlo.reduce_precision"(%0) {exponent_bits = 1 : i32, mantissa_bits = "wrong"} : (tensor<4x2x2xf6E3M2FN>) -> (tensor<4x2x2xf6E3M2FN>)
  "func.return"(%1) : (tensor<4x2x2xf6E3M2FN>) -> ()
}
}
