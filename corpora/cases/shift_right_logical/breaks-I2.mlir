// Breaks I2 of shift_right_logical; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token, %1: !stablehlo.token) -> (!stablehlo.token) {
  %2 = "stablehlo.shift_right_logical"(%0, %1) : (!stablehlo.token, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%2) : (!stablehlo.token) -> ()
}
}
