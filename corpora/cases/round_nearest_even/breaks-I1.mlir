// Breaks I1 of round_nearest_even; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi1>) -> (tensor<3x3xi1>) {
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<3x3xi1>) -> (tensor<3x3xi1>)
  "func.return"(%1) : (tensor<3x3xi1>) -> ()
}
}
