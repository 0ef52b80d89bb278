// A case of outfeed on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<i32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x8FD2FE89"> : tensor<i32>} : () -> (tensor<i32>)
  %1 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %2 = "stablehlo.outfeed"(%0, %1) {outfeed_config = ""} : (tensor<i32>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%0) : (tensor<i32>) -> ()
}
}
