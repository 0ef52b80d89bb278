// Breaks I2 of minimum; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf16>, %1: tuple<tensor<4x2x2xf16>>) -> (tensor<4x2x2xf16>) {
  %2 = "stablehlo.minimum"(%0, %1) : (tensor<4x2x2xf16>, tuple<tensor<4x2x2xf16>>) -> (tensor<4x2x2xf16>)
  "func.return"(%2) : (tensor<4x2x2xf16>) -> ()
}
}
