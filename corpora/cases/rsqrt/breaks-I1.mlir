// Breaks I1 of rsqrt; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token) -> (tensor<3x2xf8E4M3B11FNUZ>) {
  %1 = "stablehlo.rsqrt"(%0) : (!stablehlo.token) -> (tensor<3x2xf8E4M3B11FNUZ>)
  "func.return"(%1) : (tensor<3x2xf8E4M3B11FNUZ>) -> ()
}
}
