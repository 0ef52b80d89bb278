// Breaks I2 of select; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xbf16>, %1: tensor<i1>, %2: tuple<tensor<3x2xbf16>>) -> (tensor<3x2xbf16>) {
  %3 = "stablehlo.select"(%1, %2, %0) : (tensor<i1>, tuple<tensor<3x2xbf16>>, tensor<3x2xbf16>) -> (tensor<3x2xbf16>)
  "func.return"(%3) : (tensor<3x2xbf16>) -> ()
}
}
