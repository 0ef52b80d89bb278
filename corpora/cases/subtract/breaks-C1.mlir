// Breaks C1 of subtract; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi64>, %1: tensor<3x3xf32>) -> (tensor<3x3xi64>) {
  %2 = "stablehlo.subtract"(%1, %0) : (tensor<3x3xf32>, tensor<3x3xi64>) -> (tensor<3x3xi64>)
  "func.return"(%2) : (tensor<3x3xi64>) -> ()
}
}
