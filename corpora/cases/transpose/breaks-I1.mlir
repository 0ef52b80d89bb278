// Breaks I1 of transpose; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token) -> (!stablehlo.token) {
  %1 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0>} : (!stablehlo.token) -> (!stablehlo.token)
  "func.return"(%1) : (!stablehlo.token) -> ()
}
}
