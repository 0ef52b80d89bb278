// Breaks I3 of outfeed; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi1>) -> (!stablehlo.token) {
  %1 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %2 = "stablehlo.outfeed"(%0, %1) {outfeed_config = unit} : (tensor<3x2xi1>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%2) : (!stablehlo.token) -> ()
}
}
