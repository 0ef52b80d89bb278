// Breaks C3 of reverse; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xbf16>) -> (tensor<3x2xbf16>) {
  %1 = "stablehlo.reverse"(%0) {dimensions = array<i64: 100, 0>} : (tensor<3x2xbf16>) -> (tensor<3x2xbf16>)
  "func.return"(%1) : (tensor<3x2xbf16>) -> ()
}
}
