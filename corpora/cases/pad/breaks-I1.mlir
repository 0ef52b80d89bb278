// Breaks I1 of pad; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token, %1: !stablehlo.token) -> (!stablehlo.token) {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 2, -9>, edge_padding_low = array<i64: 5, 2>, interior_padding = array<i64: 2, 2>} : (!stablehlo.token, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%2) : (!stablehlo.token) -> ()
}
}
