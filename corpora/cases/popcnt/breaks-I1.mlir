// Breaks I1 of popcnt; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf64>) -> (tensor<3x2xf64>) {
  %1 = "stablehlo.popcnt"(%0) : (tensor<3x2xf64>) -> (tensor<3x2xf64>)
  "func.return"(%1) : (tensor<3x2xf64>) -> ()
}
}
