// A case of outfeed on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x1x2x4xf32>, %1: tensor<i32>) -> (tensor<2x1x2x4xf32>, tensor<i32>) {
  %2 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %3 = "stablehlo.outfeed"(%0, %1, %2) {outfeed_config = ""} : (tensor<2x1x2x4xf32>, tensor<i32>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%0, %1) : (tensor<2x1x2x4xf32>, tensor<i32>) -> ()
}
}
