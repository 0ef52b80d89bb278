// A case of remainder on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x2x1x2x2x2x2x2xf32>, %1: tensor<1x2x1x2x2x2x2x2xf32>) -> (tensor<1x2x1x2x2x2x2x2xf32>) {
  %2 = "stablehlo.remainder"(%0, %1) : (tensor<1x2x1x2x2x2x2x2xf32>, tensor<1x2x1x2x2x2x2x2xf32>) -> (tensor<1x2x1x2x2x2x2x2xf32>)
  "func.return"(%2) : (tensor<1x2x1x2x2x2x2x2xf32>) -> ()
}
}
