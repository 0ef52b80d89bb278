// Breaks I1 of tan; made by python -m corpora build.
module {
func.func public @main(%0: tuple<tensor<2x3xf6E2M3FN>>) -> (tensor<2x3xf6E2M3FN>) {
  %1 = "stablehlo.tan"(%0) : (tuple<tensor<2x3xf6E2M3FN>>) -> (tensor<2x3xf6E2M3FN>)
  "func.return"(%1) : (tensor<2x3xf6E2M3FN>) -> ()
}
}
