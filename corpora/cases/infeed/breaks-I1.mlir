// Breaks I1 of infeed; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xf32>) -> (tensor<2x3xui2>, !stablehlo.token) {
  %1, %2 = "stablehlo.infeed"(%0) {infeed_config = ""} : (tensor<2xf32>) -> (tensor<2x3xui2>, !stablehlo.token)
  "func.return"(%1, %2) : (tensor<2x3xui2>, !stablehlo.token) -> ()
}
}
