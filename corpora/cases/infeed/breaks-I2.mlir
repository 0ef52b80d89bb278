// Breaks I2 of infeed; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x2xf16>, !stablehlo.token) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2 = "stablehlo.infeed"(%0) {infeed_config = unit} : (!stablehlo.token) -> (tensor<3x2xf16>, !stablehlo.token)
  "func.return"(%1, %2) : (tensor<3x2xf16>, !stablehlo.token) -> ()
}
}
