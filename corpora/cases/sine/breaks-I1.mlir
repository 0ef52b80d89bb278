// Breaks I1 of sine; made by python -m corpora build.
module {
func.func public @main(%0: tuple<tensor<2x3xcomplex<f32>>>) -> (tensor<2x3xcomplex<f32>>) {
  %1 = "stablehlo.sine"(%0) : (tuple<tensor<2x3xcomplex<f32>>>) -> (tensor<2x3xcomplex<f32>>)
  "func.return"(%1) : (tensor<2x3xcomplex<f32>>) -> ()
}
}
