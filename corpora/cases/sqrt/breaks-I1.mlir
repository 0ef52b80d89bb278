// Breaks I1 of sqrt; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token) -> (tensor<3x3xf8E4M3FNUZ>) {
  %1 = "stablehlo.sqrt"(%0) : (!stablehlo.token) -> (tensor<3x3xf8E4M3FNUZ>)
  "func.return"(%1) : (tensor<3x3xf8E4M3FNUZ>) -> ()
}
}
