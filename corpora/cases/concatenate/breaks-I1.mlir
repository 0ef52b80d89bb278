// Breaks I1 of concatenate; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token) -> (!stablehlo.token) {
  %1 = "stablehlo.concatenate"(%0) {dimension = 1 : i64} : (!stablehlo.token) -> (!stablehlo.token)
  "func.return"(%1) : (!stablehlo.token) -> ()
}
}
