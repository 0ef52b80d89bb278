// Breaks C1 of popcnt; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi32>) -> (tensor<3x3xi8>) {
  %1 = "stablehlo.popcnt"(%0) : (tensor<3x3xi32>) -> (tensor<3x3xi8>)
  "func.return"(%1) : (tensor<3x3xi8>) -> ()
}
}
