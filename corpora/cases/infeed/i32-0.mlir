// A case of infeed on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<i32>, tensor<2xf8E3M4>) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2 = "stablehlo.infeed"(%0) {infeed_config = ""} : (!stablehlo.token) -> (tensor<i32>, !stablehlo.token)
  %3, %4 = "stablehlo.infeed"(%2) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf8E3M4>, !stablehlo.token)
  "func.return"(%1, %3) : (tensor<i32>, tensor<2xf8E3M4>) -> ()
}
}
