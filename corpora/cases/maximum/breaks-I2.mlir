// Breaks I2 of maximum; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi64>, %1: tuple<tensor<2x3x4xi64>>) -> (tensor<2x3x4xi64>) {
  %2 = "stablehlo.maximum"(%0, %1) : (tensor<2x3x4xi64>, tuple<tensor<2x3x4xi64>>) -> (tensor<2x3x4xi64>)
  "func.return"(%2) : (tensor<2x3x4xi64>) -> ()
}
}
