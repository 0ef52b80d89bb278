// Breaks C3 of infeed; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x2xui4>, tensor<3x2xui4>) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2 = "stablehlo.infeed"(%0) {infeed_config = ""} : (!stablehlo.token) -> (tensor<3x2xui4>, tensor<3x2xui4>)
  "func.return"(%1, %2) : (tensor<3x2xui4>, tensor<3x2xui4>) -> ()
}
}
