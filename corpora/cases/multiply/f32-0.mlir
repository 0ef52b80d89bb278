// A case of multiply on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  "func.return"(%2) : (tensor<2x3xf32>) -> ()
}
}
