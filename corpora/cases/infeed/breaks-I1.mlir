// Breaks I1 of infeed; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xf32>) -> (tensor<4x2x2xf8E8M0FNU>, tensor<4x2x2xf8E8M0FNU>, !stablehlo.token) {
  %1, %2, %3 = "stablehlo.infeed"(%0) {infeed_config = ""} : (tensor<2xf32>) -> (tensor<4x2x2xf8E8M0FNU>, tensor<4x2x2xf8E8M0FNU>, !stablehlo.token)
  "func.return"(%1, %2, %3) : (tensor<4x2x2xf8E8M0FNU>, tensor<4x2x2xf8E8M0FNU>, !stablehlo.token) -> ()
}
}
