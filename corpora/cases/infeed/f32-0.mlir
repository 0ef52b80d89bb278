// A case of infeed on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<1x1xf32>, tensor<i1>) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2 = "stablehlo.infeed"(%0) {infeed_config = ""} : (!stablehlo.token) -> (tensor<1x1xf32>, !stablehlo.token)
  %3, %4 = "stablehlo.infeed"(%2) {infeed_config = ""} : (!stablehlo.token) -> (tensor<i1>, !stablehlo.token)
  "func.return"(%1, %3) : (tensor<1x1xf32>, tensor<i1>) -> ()
}
}
