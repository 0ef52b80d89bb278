// Breaks I1 of reduce_precision; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi32>) -> (tensor<3x2xi32>) {
  %1 = "stablehlo.reduce_precision"(%0) {exponent_bits = 3 : i32, mantissa_bits = 2 : i32} : (tensor<3x2xi32>) -> (tensor<3x2xi32>)
  "func.return"(%1) : (tensor<3x2xi32>) -> ()
}
}
