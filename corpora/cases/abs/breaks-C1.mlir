// Breaks C1 of abs; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2x2xi64>) -> (tensor<4x2x2xi64>) {
  %1 = "stablehlo.abs"(%0) : (tensor<3x2x2xi64>) -> (tensor<4x2x2xi64>)
  "func.return"(%1) : (tensor<4x2x2xi64>) -> ()
}
}
