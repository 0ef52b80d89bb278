// Breaks C2 of clamp; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf64>, %1: tensor<2x3x4xf64>, %2: tensor<1xf64>) -> (tensor<2x3x4xf64>) {
  %3 = "stablehlo.clamp"(%1, %0, %2) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>, tensor<1xf64>) -> (tensor<2x3x4xf64>)
  "func.return"(%3) : (tensor<2x3x4xf64>) -> ()
}
}
