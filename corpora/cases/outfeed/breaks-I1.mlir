// Breaks I1 of outfeed; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf8E5M2FNUZ>, %1: !stablehlo.token) -> (!stablehlo.token) {
  %2 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %3 = "stablehlo.outfeed"(%0, %2, %1) {outfeed_config = ""} : (tensor<3x3xf8E5M2FNUZ>, !stablehlo.token, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%3) : (!stablehlo.token) -> ()
}
}
