// Breaks C1 of round_nearest_afz; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf16>) -> (tensor<3x3xf32>) {
  %1 = "stablehlo.round_nearest_afz"(%0) : (tensor<3x3xf16>) -> (tensor<3x3xf32>)
  "func.return"(%1) : (tensor<3x3xf32>) -> ()
}
}
