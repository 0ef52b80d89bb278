// A case of add on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x3xf32>, %1: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
  %2 = "stablehlo.add"(%0, %1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> (tensor<4x3xf32>)
  "func.return"(%2) : (tensor<4x3xf32>) -> ()
}
}
