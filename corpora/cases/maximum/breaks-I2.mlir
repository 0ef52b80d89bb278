// Breaks I2 of maximum; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token, %1: !stablehlo.token) -> (!stablehlo.token) {
  %2 = "stablehlo.maximum"(%0, %1) : (!stablehlo.token, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%2) : (!stablehlo.token) -> ()
}
}
