// Breaks C2 of infeed; made by python -m corpora build.
module {
func.func public @main() -> (tensor<4x2x2xbf16>, !stablehlo.token, tensor<4x2x2xi32>, !stablehlo.token) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3 = "stablehlo.infeed"(%0) {infeed_config = ""} : (!stablehlo.token) -> (tensor<4x2x2xbf16>, tensor<4x2x2xbf16>, !stablehlo.token)
  %4, %5, %6, %7 = "stablehlo.infeed"(%3) {infeed_config = ""} : (!stablehlo.token) -> (tensor<4x2x2xbf16>, !stablehlo.token, tensor<4x2x2xi32>, !stablehlo.token)
  "func.return"(%4, %5, %6, %7) : (tensor<4x2x2xbf16>, !stablehlo.token, tensor<4x2x2xi32>, !stablehlo.token) -> ()
}
}
