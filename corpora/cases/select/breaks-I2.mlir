// Breaks I2 of select; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>, %1: !stablehlo.token, %2: !stablehlo.token) -> (!stablehlo.token) {
  %3 = "stablehlo.select"(%0, %1, %2) : (tensor<i1>, !stablehlo.token, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%3) : (!stablehlo.token) -> ()
}
}
