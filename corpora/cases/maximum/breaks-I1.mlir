// Breaks I1 of maximum; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf64>, %1: tuple<tensor<3x2xf64>>) -> (tensor<3x2xf64>) {
  %2 = "stablehlo.maximum"(%1, %0) : (tuple<tensor<3x2xf64>>, tensor<3x2xf64>) -> (tensor<3x2xf64>)
  "func.return"(%2) : (tensor<3x2xf64>) -> ()
}
}
