// Breaks I1 of floor; made by python -m corpora build.
module {
func.func public @main(%0: tuple<tensor<4x2x2xf32>>) -> (tensor<4x2x2xf32>) {
  %1 = "stablehlo.floor"(%0) : (tuple<tensor<4x2x2xf32>>) -> (tensor<4x2x2xf32>)
  "func.return"(%1) : (tensor<4x2x2xf32>) -> ()
}
}
