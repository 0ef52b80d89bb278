// Breaks I2 of outfeed; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xui8>, %1: tensor<2x3x4xui8>, %2: tuple<!stablehlo.token>) -> (!stablehlo.token) {
  %3 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %4 = "stablehlo.outfeed"(%0, %1, %3, %2) {outfeed_config = ""} : (tensor<2x3x4xui8>, tensor<2x3x4xui8>, !stablehlo.token, tuple<!stablehlo.token>) -> (!stablehlo.token)
  "func.return"(%4) : (!stablehlo.token) -> ()
}
}
