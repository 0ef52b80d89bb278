// Breaks I1 of log_plus_one; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi32>) -> (tensor<3x3xi32>) {
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<3x3xi32>) -> (tensor<3x3xi32>)
  "func.return"(%1) : (tensor<3x3xi32>) -> ()
}
}
