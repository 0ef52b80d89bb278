// A case of outfeed on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %2 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %3 = "stablehlo.outfeed"(%0, %1, %2) {outfeed_config = ""} : (tensor<i32>, tensor<i32>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%0, %1) : (tensor<i32>, tensor<i32>) -> ()
}
}
