// A case of subtract on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2x2x2x2x2xf32>, %1: tensor<2x2x2x2x2x2xf32>) -> (tensor<2x2x2x2x2x2xf32>) {
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<2x2x2x2x2x2xf32>, tensor<2x2x2x2x2x2xf32>) -> (tensor<2x2x2x2x2x2xf32>)
  "func.return"(%2) : (tensor<2x2x2x2x2x2xf32>) -> ()
}
}
