// Breaks C1 of select; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf32>, %1: tensor<3x3xf32>, %2: tensor<1xi1>) -> (tensor<3x3xf32>) {
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<1xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3x3xf32>)
  "func.return"(%3) : (tensor<3x3xf32>) -> ()
}
}
