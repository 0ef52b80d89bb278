// A case of maximum on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x4xi32>) -> (tensor<3x4xi32>) {
  %1 = "stablehlo.maximum"(%0, %0) : (tensor<3x4xi32>, tensor<3x4xi32>) -> (tensor<3x4xi32>)
  "func.return"(%1) : (tensor<3x4xi32>) -> ()
}
}
