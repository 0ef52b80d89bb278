// Breaks C2 of clamp; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf16>, %1: tensor<2x2xf16>) -> (tensor<2x3xf16>) {
  %2 = "stablehlo.clamp"(%0, %0, %1) : (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x2xf16>) -> (tensor<2x3xf16>)
  "func.return"(%2) : (tensor<2x3xf16>) -> ()
}
}
