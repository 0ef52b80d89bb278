// Breaks I2 of multiply; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xbf16>, %1: !stablehlo.token) -> (tensor<3x2xbf16>) {
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<3x2xbf16>, !stablehlo.token) -> (tensor<3x2xbf16>)
  "func.return"(%2) : (tensor<3x2xbf16>) -> ()
}
}
