// Breaks C1 of negate; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi32>) -> (tensor<3x3xi8>) {
  %1 = "stablehlo.negate"(%0) : (tensor<3x3xi32>) -> (tensor<3x3xi8>)
  "func.return"(%1) : (tensor<3x3xi8>) -> ()
}
}
