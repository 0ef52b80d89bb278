// Breaks I1 of reverse; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token) -> (!stablehlo.token) {
  %1 = "stablehlo.reverse"(%0) {dimensions = array<i64>} : (!stablehlo.token) -> (!stablehlo.token)
  "func.return"(%1) : (!stablehlo.token) -> ()
}
}
