// A case of real on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x1x1xf32>) -> (tensor<3x1x1xf32>) {
  %1 = "stablehlo.real"(%0) : (tensor<3x1x1xf32>) -> (tensor<3x1x1xf32>)
  "func.return"(%1) : (tensor<3x1x1xf32>) -> ()
}
}
