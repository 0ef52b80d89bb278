// Breaks C2 of select; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf32>, %1: tensor<i1>, %2: tensor<3x2xi64>) -> (tensor<3x2xi64>) {
  %3 = "stablehlo.select"(%1, %2, %0) : (tensor<i1>, tensor<3x2xi64>, tensor<3x2xf32>) -> (tensor<3x2xi64>)
  "func.return"(%3) : (tensor<3x2xi64>) -> ()
}
}
