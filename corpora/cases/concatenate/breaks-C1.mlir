// Breaks C1 of concatenate; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xbf16>, %1: tensor<1x3xbf16>, %2: tensor<2x3xbf16>, %3: tensor<3x3xf16>) -> (tensor<9x3xf16>) {
  %4 = "stablehlo.concatenate"(%3, %0, %1, %2) {dimension = 0 : i64} : (tensor<3x3xf16>, tensor<3x3xbf16>, tensor<1x3xbf16>, tensor<2x3xbf16>) -> (tensor<9x3xf16>)
  "func.return"(%4) : (tensor<9x3xf16>) -> ()
}
}
