// Breaks I1 of xor; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token, %1: !stablehlo.token) -> (!stablehlo.token) {
  %2 = "stablehlo.xor"(%0, %1) : (!stablehlo.token, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%2) : (!stablehlo.token) -> ()
}
}
