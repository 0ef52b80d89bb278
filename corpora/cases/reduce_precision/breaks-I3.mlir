// Breaks I3 of reduce_precision; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf32>) -> (tensor<3x3xf32>) {
  %1 = "stablehlo.reduce_precision"(%0) {exponent_bits = 8 : i32, mantissa_bits = "wrong"} : (tensor<3x3xf32>) -> (tensor<3x3xf32>)
  "func.return"(%1) : (tensor<3x3xf32>) -> ()
}
}
