// Breaks I2 of atan2; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi32>, %1: tensor<2x3xi32>) -> (tensor<2x3xi32>) {
  %2 = "stablehlo.atan2"(%0, %1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  "func.return"(%2) : (tensor<2x3xi32>) -> ()
}
}
