// Breaks C1 of and; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui8>, %1: tensor<3x2xui32>) -> (tensor<3x2xui32>) {
  %2 = "stablehlo.and"(%1, %0) : (tensor<3x2xui32>, tensor<3x2xui8>) -> (tensor<3x2xui32>)
  "func.return"(%2) : (tensor<3x2xui32>) -> ()
}
}
