// A case of power on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x4xi32>, %1: tensor<1x4xi32>) -> (tensor<1x4xi32>) {
  %2 = "stablehlo.power"(%0, %1) : (tensor<1x4xi32>, tensor<1x4xi32>) -> (tensor<1x4xi32>)
  "func.return"(%2) : (tensor<1x4xi32>) -> ()
}
}
