// Breaks C1 of round_nearest_afz; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3xf64>) -> (tensor<3x2xf64>) {
  %1 = "stablehlo.round_nearest_afz"(%0) : (tensor<3xf64>) -> (tensor<3x2xf64>)
  "func.return"(%1) : (tensor<3x2xf64>) -> ()
}
}
