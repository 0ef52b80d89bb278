// Breaks C1 of not; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x3x4xi16>) -> (tensor<2x3x4xi16>) {
  %1 = "stablehlo.not"(%0) : (tensor<1x3x4xi16>) -> (tensor<2x3x4xi16>)
  "func.return"(%1) : (tensor<2x3x4xi16>) -> ()
}
}
