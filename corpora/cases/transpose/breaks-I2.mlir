// Breaks I2 of transpose; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi8>) -> (tensor<3x3xi8>) {
  %1 = "stablehlo.transpose"(%0) : (tensor<3x3xi8>) -> (tensor<3x3xi8>)
  "func.return"(%1) : (tensor<3x3xi8>) -> ()
}
}
