// Breaks I1 of real; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi1>) -> (tensor<3x2xi1>) {
  %1 = "stablehlo.real"(%0) : (tensor<3x2xi1>) -> (tensor<3x2xi1>)
  "func.return"(%1) : (tensor<3x2xi1>) -> ()
}
}
