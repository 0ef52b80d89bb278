// Breaks I1 of exponential_minus_one; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi1>) -> (tensor<4x2x2xi1>) {
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<4x2x2xi1>) -> (tensor<4x2x2xi1>)
  "func.return"(%1) : (tensor<4x2x2xi1>) -> ()
}
}
