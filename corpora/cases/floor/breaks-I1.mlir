// Breaks I1 of floor; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token) -> (tensor<3x2xf8E3M4>) {
  %1 = "stablehlo.floor"(%0) : (!stablehlo.token) -> (tensor<3x2xf8E3M4>)
  "func.return"(%1) : (tensor<3x2xf8E3M4>) -> ()
}
}
