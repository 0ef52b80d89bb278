// Breaks C1 of slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<1x1xbf16>) {
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 2, 1>} : (tensor<2x3xf32>) -> (tensor<1x1xbf16>)
  "func.return"(%1) : (tensor<1x1xbf16>) -> ()
}
}
