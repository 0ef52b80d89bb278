// Breaks I1 of slice; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token) -> (tensor<1x1x!stablehlo.token>) {
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (!stablehlo.token) -> (tensor<1x1x!stablehlo.token>)
  "func.return"(%1) : (tensor<1x1x!stablehlo.token>) -> ()
}
}
