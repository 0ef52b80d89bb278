// Breaks I3 of outfeed; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf32>) -> (!stablehlo.token) {
  %1 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %2 = "stablehlo.outfeed"(%0, %1) {outfeed_config = 7 : i8} : (tensor<2x3x4xf32>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%2) : (!stablehlo.token) -> ()
}
}
