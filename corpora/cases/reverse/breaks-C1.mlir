// Breaks C1 of reverse; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi1>) -> (tensor<3x3xbf16>) {
  %1 = "stablehlo.reverse"(%0) {dimensions = array<i64: 1>} : (tensor<3x3xi1>) -> (tensor<3x3xbf16>)
  "func.return"(%1) : (tensor<3x3xbf16>) -> ()
}
}
