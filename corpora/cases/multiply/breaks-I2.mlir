// Breaks I2 of multiply; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi16>, %1: !stablehlo.token) -> (tensor<2x3x4xi16>) {
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3x4xi16>, !stablehlo.token) -> (tensor<2x3x4xi16>)
  "func.return"(%2) : (tensor<2x3x4xi16>) -> ()
}
}
