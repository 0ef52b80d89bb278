// Breaks I2 of infeed; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x3xui2>, tensor<2x3xui2>, tensor<2x3xi1>, !stablehlo.token) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3, %4 = "stablehlo.infeed"(%0) {infeed_config = unit} : (!stablehlo.token) -> (tensor<2x3xui2>, tensor<2x3xui2>, tensor<2x3xi1>, !stablehlo.token)
  "func.return"(%1, %2, %3, %4) : (tensor<2x3xui2>, tensor<2x3xui2>, tensor<2x3xi1>, !stablehlo.token) -> ()
}
}
