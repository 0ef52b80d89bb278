// Breaks C1 of round_nearest_even; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x12xf64>) -> (tensor<4x2x2xf64>) {
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<4x2x12xf64>) -> (tensor<4x2x2xf64>)
  "func.return"(%1) : (tensor<4x2x2xf64>) -> ()
}
}
