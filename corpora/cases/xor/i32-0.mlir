// A case of xor on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x1x4x3x2xi32>, %1: tensor<1x1x4x3x2xi32>) -> (tensor<1x1x4x3x2xi32>) {
  %2 = "stablehlo.xor"(%0, %1) : (tensor<1x1x4x3x2xi32>, tensor<1x1x4x3x2xi32>) -> (tensor<1x1x4x3x2xi32>)
  "func.return"(%2) : (tensor<1x1x4x3x2xi32>) -> ()
}
}
