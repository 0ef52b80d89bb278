// A case of floor on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x1x1x2x2x2x3xf32>) -> (tensor<2x1x1x2x2x2x3xf32>) {
  %1 = "stablehlo.floor"(%0) : (tensor<2x1x1x2x2x2x3xf32>) -> (tensor<2x1x1x2x2x2x3xf32>)
  "func.return"(%1) : (tensor<2x1x1x2x2x2x3xf32>) -> ()
}
}
