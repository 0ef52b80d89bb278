// Breaks I1 of broadcast_in_dim; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token) -> (!stablehlo.token) {
  %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 2>} : (!stablehlo.token) -> (!stablehlo.token)
  "func.return"(%1) : (!stablehlo.token) -> ()
}
}
