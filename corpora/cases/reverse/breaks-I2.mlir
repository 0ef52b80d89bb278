// Breaks I2 of reverse; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %1 = "stablehlo.reverse"(%0) : (tensor<2x3xi32>) -> (tensor<2x3xi32>)
  "func.return"(%1) : (tensor<2x3xi32>) -> ()
}
}
