// Breaks C1 of rsqrt; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2x2xf32>) -> (tensor<4x2x2xf32>) {
  %1 = "stablehlo.rsqrt"(%0) : (tensor<3x2x2xf32>) -> (tensor<4x2x2xf32>)
  "func.return"(%1) : (tensor<4x2x2xf32>) -> ()
}
}
