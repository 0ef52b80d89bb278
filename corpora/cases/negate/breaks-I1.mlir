// Breaks I1 of negate; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi1>) -> (tensor<4x2x2xi1>) {
  %1 = "stablehlo.negate"(%0) : (tensor<4x2x2xi1>) -> (tensor<4x2x2xi1>)
  "func.return"(%1) : (tensor<4x2x2xi1>) -> ()
}
}
