// Breaks C1 of divide; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui64>, %1: tensor<3x3xf32>) -> (tensor<3x3xui64>) {
  %2 = "stablehlo.divide"(%1, %0) : (tensor<3x3xf32>, tensor<3x3xui64>) -> (tensor<3x3xui64>)
  "func.return"(%2) : (tensor<3x3xui64>) -> ()
}
}
