// Breaks C1 of infeed; made by python -m corpora build.
module {
func.func public @main() {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3 = "stablehlo.infeed"(%0) {infeed_config = ""} : (!stablehlo.token) -> (tensor<3x3xf8E5M2FNUZ>, tensor<3x3xf8E5M2FNUZ>, !stablehlo.token)
  %4, %5, %6 = "stablehlo.infeed"(%3) {infeed_config = ""} : (!stablehlo.token) -> (tensor<3x3xf8E5M2FNUZ>, tensor<3x3xf8E5M2FNUZ>, !stablehlo.token)
  "stablehlo.infeed"(%6) {infeed_config = ""} : (!stablehlo.token) -> ()
  "func.return"() : () -> ()
}
}
