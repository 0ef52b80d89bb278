// Breaks C2 of infeed; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x3xi64>, !stablehlo.token, !stablehlo.token) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3 = "stablehlo.infeed"(%0) {infeed_config = ""} : (!stablehlo.token) -> (tensor<3x3xi64>, tensor<3x3xi64>, !stablehlo.token)
  %4, %5, %6 = "stablehlo.infeed"(%3) {infeed_config = ""} : (!stablehlo.token) -> (tensor<3x3xi64>, !stablehlo.token, !stablehlo.token)
  "func.return"(%4, %5, %6) : (tensor<3x3xi64>, !stablehlo.token, !stablehlo.token) -> ()
}
}
