// Breaks I3 of clamp; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token, %1: !stablehlo.token, %2: !stablehlo.token) -> (!stablehlo.token) {
  %3 = "stablehlo.clamp"(%0, %1, %2) : (!stablehlo.token, !stablehlo.token, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%3) : (!stablehlo.token) -> ()
}
}
