// Breaks I1 of abs; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi1>) -> (tensor<3x3xi1>) {
  %1 = "stablehlo.abs"(%0) : (tensor<3x3xi1>) -> (tensor<3x3xi1>)
  "func.return"(%1) : (tensor<3x3xi1>) -> ()
}
}
