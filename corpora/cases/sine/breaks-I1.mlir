// Breaks I1 of sine; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi64>) -> (tensor<3x3xi64>) {
  %1 = "stablehlo.sine"(%0) : (tensor<3x3xi64>) -> (tensor<3x3xi64>)
  "func.return"(%1) : (tensor<3x3xi64>) -> ()
}
}
