// Breaks C1 of infeed; made by python -m corpora build.
module {
func.func public @main() {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3 = "stablehlo.infeed"(%0) {infeed_config = ""} : (!stablehlo.token) -> (tensor<3x2xi1>, tensor<3x2xi1>, !stablehlo.token)
  "stablehlo.infeed"(%3) {infeed_config = ""} : (!stablehlo.token) -> ()
  "func.return"() : () -> ()
}
}
