// Breaks C1 of power; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf8E3M4>, %1: tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>) {
  %2 = "stablehlo.power"(%1, %0) : (tensor<2x3xcomplex<f32>>, tensor<2x3xf8E3M4>) -> (tensor<2x3xcomplex<f32>>)
  "func.return"(%2) : (tensor<2x3xcomplex<f32>>) -> ()
}
}
