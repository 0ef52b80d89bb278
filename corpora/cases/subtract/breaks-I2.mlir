// Breaks I2 of subtract; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xui2>, %1: !stablehlo.token) -> (tensor<2x3x4xui2>) {
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<2x3x4xui2>, !stablehlo.token) -> (tensor<2x3x4xui2>)
  "func.return"(%2) : (tensor<2x3x4xui2>) -> ()
}
}
