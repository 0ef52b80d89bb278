// Breaks C1 of tan; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf32>) -> (tensor<2x3x4xf8E4M3>) {
  %1 = "stablehlo.tan"(%0) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf8E4M3>)
  "func.return"(%1) : (tensor<2x3x4xf8E4M3>) -> ()
}
}
