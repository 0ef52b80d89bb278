// Breaks C1 of multiply; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf8E3M4>, %1: tensor<2x3xf64>) -> (tensor<2x3xf8E3M4>) {
  %2 = "stablehlo.multiply"(%1, %0) : (tensor<2x3xf64>, tensor<2x3xf8E3M4>) -> (tensor<2x3xf8E3M4>)
  "func.return"(%2) : (tensor<2x3xf8E3M4>) -> ()
}
}
