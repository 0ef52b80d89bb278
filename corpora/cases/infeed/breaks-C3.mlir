// Breaks C3 of infeed; made by python -m corpora build.
module {
func.func public @main() -> (tensor<4x2x2xi32>, tensor<2xf32>) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2 = "stablehlo.infeed"(%0) {infeed_config = ""} : (!stablehlo.token) -> (tensor<4x2x2xi32>, tensor<2xf32>)
  "func.return"(%1, %2) : (tensor<4x2x2xi32>, tensor<2xf32>) -> ()
}
}
