// Breaks I2 of power; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E4M3FN>, %1: !stablehlo.token) -> (tensor<3x2xf8E4M3FN>) {
  %2 = "stablehlo.power"(%0, %1) : (tensor<3x2xf8E4M3FN>, !stablehlo.token) -> (tensor<3x2xf8E4M3FN>)
  "func.return"(%2) : (tensor<3x2xf8E4M3FN>) -> ()
}
}
