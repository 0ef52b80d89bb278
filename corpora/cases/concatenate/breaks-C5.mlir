// Breaks C5 of concatenate; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf64>, %1: tensor<2x1x4xf64>, %2: tensor<2x1x4xf64>, %3: tensor<2x0x4xf64>) -> (tensor<2x5x4xui32>) {
  %4 = "stablehlo.concatenate"(%0, %1, %2, %3) {dimension = 1 : i64} : (tensor<2x3x4xf64>, tensor<2x1x4xf64>, tensor<2x1x4xf64>, tensor<2x0x4xf64>) -> (tensor<2x5x4xui32>)
  "func.return"(%4) : (tensor<2x5x4xui32>) -> ()
}
}
