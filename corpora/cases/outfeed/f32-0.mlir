// A case of outfeed on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x3xf32>) -> (tensor<1x3xf32>) {
  %1 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %2 = "stablehlo.outfeed"(%0, %1) {outfeed_config = ""} : (tensor<1x3xf32>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%0) : (tensor<1x3xf32>) -> ()
}
}
