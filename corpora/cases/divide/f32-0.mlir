// A case of divide on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x43x1x1x1xf32>, %1: tensor<3x43x1x1x1xf32>) -> (tensor<3x43x1x1x1xf32>) {
  %2 = "stablehlo.divide"(%0, %1) : (tensor<3x43x1x1x1xf32>, tensor<3x43x1x1x1xf32>) -> (tensor<3x43x1x1x1xf32>)
  "func.return"(%2) : (tensor<3x43x1x1x1xf32>) -> ()
}
}
