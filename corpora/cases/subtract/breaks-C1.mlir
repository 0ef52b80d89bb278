// Breaks C1 of subtract; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf8E5M2>, %1: tensor<4x2x2xf32>) -> (tensor<4x2x2xf8E5M2>) {
  %2 = "stablehlo.subtract"(%1, %0) : (tensor<4x2x2xf32>, tensor<4x2x2xf8E5M2>) -> (tensor<4x2x2xf8E5M2>)
  "func.return"(%2) : (tensor<4x2x2xf8E5M2>) -> ()
}
}
