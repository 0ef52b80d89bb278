// Breaks C4 of clamp; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xbf16>, %1: tensor<bf16>, %2: tensor<4x2x2xbf16>) -> (tensor<14x2x2xbf16>) {
  %3 = "stablehlo.clamp"(%1, %0, %2) : (tensor<bf16>, tensor<4x2x2xbf16>, tensor<4x2x2xbf16>) -> (tensor<14x2x2xbf16>)
  "func.return"(%3) : (tensor<14x2x2xbf16>) -> ()
}
}
