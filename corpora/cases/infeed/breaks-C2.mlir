// Breaks C2 of infeed; made by python -m corpora build.
module {
func.func public @main() -> (!stablehlo.token, tensor<4x2x2xi1>, !stablehlo.token) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3 = "stablehlo.infeed"(%0) {infeed_config = ""} : (!stablehlo.token) -> (tensor<4x2x2xbf16>, tensor<4x2x2xf8E8M0FNU>, !stablehlo.token)
  %4, %5, %6 = "stablehlo.infeed"(%3) {infeed_config = ""} : (!stablehlo.token) -> (!stablehlo.token, tensor<4x2x2xi1>, !stablehlo.token)
  "func.return"(%4, %5, %6) : (!stablehlo.token, tensor<4x2x2xi1>, !stablehlo.token) -> ()
}
}
