// Breaks I1 of maximum; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf64>, %1: !stablehlo.token) -> (tensor<4x2x2xf64>) {
  %2 = "stablehlo.maximum"(%1, %0) : (!stablehlo.token, tensor<4x2x2xf64>) -> (tensor<4x2x2xf64>)
  "func.return"(%2) : (tensor<4x2x2xf64>) -> ()
}
}
