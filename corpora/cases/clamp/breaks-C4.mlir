// Breaks C4 of clamp; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi32>, %1: tensor<i32>) -> (tensor<4x2x2xui8>) {
  %2 = "stablehlo.clamp"(%0, %0, %1) : (tensor<4x2x2xi32>, tensor<4x2x2xi32>, tensor<i32>) -> (tensor<4x2x2xui8>)
  "func.return"(%2) : (tensor<4x2x2xui8>) -> ()
}
}
