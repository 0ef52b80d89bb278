// Breaks C1 of round_nearest_even; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf16>) -> (tensor<3x2xbf16>) {
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<3x2xf16>) -> (tensor<3x2xbf16>)
  "func.return"(%1) : (tensor<3x2xbf16>) -> ()
}
}
