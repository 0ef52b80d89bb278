// Breaks I1 of round_nearest_afz; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token) -> (tensor<3x2xf8E5M2>) {
  %1 = "stablehlo.round_nearest_afz"(%0) : (!stablehlo.token) -> (tensor<3x2xf8E5M2>)
  "func.return"(%1) : (tensor<3x2xf8E5M2>) -> ()
}
}
