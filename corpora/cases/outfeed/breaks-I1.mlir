// Breaks I1 of outfeed; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi1>, %1: !stablehlo.token) -> (!stablehlo.token) {
  %2 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %3 = "stablehlo.outfeed"(%0, %1, %2) {outfeed_config = ""} : (tensor<3x3xi1>, !stablehlo.token, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%3) : (!stablehlo.token) -> ()
}
}
