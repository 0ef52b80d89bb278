// Breaks C3 of slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui4>) -> (tensor<33x1xui4>) {
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 100, 2>, start_indices = array<i64: 3, 0>, strides = array<i64: 3, 100>} : (tensor<3x2xui4>) -> (tensor<33x1xui4>)
  "func.return"(%1) : (tensor<33x1xui4>) -> ()
}
}
