// A case of outfeed on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xFEFFE6430100803D"> : tensor<2xf32>} : () -> (tensor<2xf32>)
  %1 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %2 = "stablehlo.outfeed"(%0, %1) {outfeed_config = ""} : (tensor<2xf32>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%0) : (tensor<2xf32>) -> ()
}
}
