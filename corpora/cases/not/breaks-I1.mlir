// Breaks I1 of not; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf32>) -> (tensor<3x3xf32>) {
  %1 = "stablehlo.not"(%0) : (tensor<3x3xf32>) -> (tensor<3x3xf32>)
  "func.return"(%1) : (tensor<3x3xf32>) -> ()
}
}
