// Breaks I2 of minimum; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi32>, %1: !stablehlo.token) -> (tensor<2x3xi32>) {
  %2 = "stablehlo.minimum"(%0, %1) : (tensor<2x3xi32>, !stablehlo.token) -> (tensor<2x3xi32>)
  "func.return"(%2) : (tensor<2x3xi32>) -> ()
}
}
