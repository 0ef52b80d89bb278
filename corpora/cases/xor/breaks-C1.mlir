// Breaks C1 of xor; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi32>, %1: tensor<2x3x4xi1>) -> (tensor<2x3x4xi1>) {
  %2 = "stablehlo.xor"(%1, %0) : (tensor<2x3x4xi1>, tensor<2x3x4xi32>) -> (tensor<2x3x4xi1>)
  "func.return"(%2) : (tensor<2x3x4xi1>) -> ()
}
}
