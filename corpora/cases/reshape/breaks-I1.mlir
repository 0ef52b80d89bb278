// Breaks I1 of reshape; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token) -> (!stablehlo.token) {
  %1 = "stablehlo.reshape"(%0) : (!stablehlo.token) -> (!stablehlo.token)
  "func.return"(%1) : (!stablehlo.token) -> ()
}
}
