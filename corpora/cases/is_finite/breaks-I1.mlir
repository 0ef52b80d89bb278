// Breaks I1 of is_finite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi64>) -> (tensor<3x2xi1>) {
  %1 = "stablehlo.is_finite"(%0) : (tensor<3x2xi64>) -> (tensor<3x2xi1>)
  "func.return"(%1) : (tensor<3x2xi1>) -> ()
}
}
