// Breaks I1 of cosine; made by python -m corpora build.
module {
func.func public @main(%0: tuple<tensor<3x2xf32>>) -> (tensor<3x2xf32>) {
  %1 = "stablehlo.cosine"(%0) : (tuple<tensor<3x2xf32>>) -> (tensor<3x2xf32>)
  "func.return"(%1) : (tensor<3x2xf32>) -> ()
}
}
