// Breaks I2 of divide; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xui32>, %1: !stablehlo.token) -> (tensor<2x3xui32>) {
  %2 = "stablehlo.divide"(%0, %1) : (tensor<2x3xui32>, !stablehlo.token) -> (tensor<2x3xui32>)
  "func.return"(%2) : (tensor<2x3xui32>) -> ()
}
}
