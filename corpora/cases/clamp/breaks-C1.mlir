// Breaks C1 of clamp; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi16>, %1: tensor<2x3x4xi16>, %2: tensor<2x2x4xi16>) -> (tensor<2x3x4xi16>) {
  %3 = "stablehlo.clamp"(%2, %0, %1) : (tensor<2x2x4xi16>, tensor<2x3x4xi16>, tensor<2x3x4xi16>) -> (tensor<2x3x4xi16>)
  "func.return"(%3) : (tensor<2x3x4xi16>) -> ()
}
}
