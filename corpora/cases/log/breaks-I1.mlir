// Breaks I1 of log; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi32>) -> (tensor<2x3x4xi32>) {
  %1 = "stablehlo.log"(%0) : (tensor<2x3x4xi32>) -> (tensor<2x3x4xi32>)
  "func.return"(%1) : (tensor<2x3x4xi32>) -> ()
}
}
