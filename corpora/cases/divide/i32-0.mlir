// A case of divide on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4xi32>, %1: tensor<4xi32>) -> (tensor<4xi32>) {
  %2 = "stablehlo.divide"(%0, %1) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>)
  "func.return"(%2) : (tensor<4xi32>) -> ()
}
}
