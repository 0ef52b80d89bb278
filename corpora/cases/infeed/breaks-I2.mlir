// Breaks I2 of infeed; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x3xui2>, tensor<2x3xi16>, !stablehlo.token) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3 = "stablehlo.infeed"(%0) {infeed_config = 7 : i8} : (!stablehlo.token) -> (tensor<2x3xui2>, tensor<2x3xi16>, !stablehlo.token)
  "func.return"(%1, %2, %3) : (tensor<2x3xui2>, tensor<2x3xi16>, !stablehlo.token) -> ()
}
}
