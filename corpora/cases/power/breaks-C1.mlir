// Breaks C1 of power; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<2x3x4xui8>) -> (tensor<2x3x4xui8>) {
  %2 = "stablehlo.power"(%1, %0) : (tensor<2x3x4xui8>, tensor<2x3x4xf32>) -> (tensor<2x3x4xui8>)
  "func.return"(%2) : (tensor<2x3x4xui8>) -> ()
}
}
