// A case of infeed on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3 = "stablehlo.infeed"(%0) {infeed_config = ""} : (!stablehlo.token) -> (tensor<i32>, tensor<i32>, !stablehlo.token)
  %4, %5 = "stablehlo.infeed"(%3) {infeed_config = ""} : (!stablehlo.token) -> (tensor<i32>, !stablehlo.token)
  %6, %7, %8 = "stablehlo.infeed"(%5) {infeed_config = ""} : (!stablehlo.token) -> (tensor<i32>, tensor<i32>, !stablehlo.token)
  "func.return"(%1, %2, %4, %6, %7) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
}
}
