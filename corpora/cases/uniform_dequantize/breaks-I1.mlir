// Breaks I1 of uniform_dequantize; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi32>) -> (tensor<3x2xf8E4M3FN>) {
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<3x2xi32>) -> (tensor<3x2xf8E4M3FN>)
  "func.return"(%1) : (tensor<3x2xf8E4M3FN>) -> ()
}
}
