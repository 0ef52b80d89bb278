// A case of maximum on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xi32>, %1: tensor<2xi32>) -> (tensor<2xi32>) {
  %2 = "stablehlo.maximum"(%0, %1) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>)
  "func.return"(%2) : (tensor<2xi32>) -> ()
}
}
