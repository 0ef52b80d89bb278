// Breaks C1 of popcnt; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui8>) -> (tensor<3x3xui32>) {
  %1 = "stablehlo.popcnt"(%0) : (tensor<3x3xui8>) -> (tensor<3x3xui32>)
  "func.return"(%1) : (tensor<3x3xui32>) -> ()
}
}
