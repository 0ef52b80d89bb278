// A case of outfeed on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x7x1xi32>, %1: tensor<i1>) -> (tensor<2x7x1xi32>, tensor<i1>) {
  %2 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %3 = "stablehlo.outfeed"(%0, %1, %2) {outfeed_config = ""} : (tensor<2x7x1xi32>, tensor<i1>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%0, %1) : (tensor<2x7x1xi32>, tensor<i1>) -> ()
}
}
