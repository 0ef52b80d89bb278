// Breaks I1 of bitcast_convert; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token) -> (tensor<3x3xi8>) {
  %1 = "stablehlo.bitcast_convert"(%0) : (!stablehlo.token) -> (tensor<3x3xi8>)
  "func.return"(%1) : (tensor<3x3xi8>) -> ()
}
}
