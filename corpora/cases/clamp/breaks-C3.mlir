// Breaks C3 of clamp; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi64>, %1: tensor<3x3xi64>, %2: tensor<3x3xi32>) -> (tensor<3x3xi64>) {
  %3 = "stablehlo.clamp"(%2, %0, %1) : (tensor<3x3xi32>, tensor<3x3xi64>, tensor<3x3xi64>) -> (tensor<3x3xi64>)
  "func.return"(%3) : (tensor<3x3xi64>) -> ()
}
}
