// Breaks C3 of composite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xcomplex<f32>>) -> (tensor<2x3x4xui32>) {
  %1 = "stablehlo.composite"(%0) {composite_attributes = {}, decomposition = @f0, name = "test.composite", version = 1 : i32} : (tensor<2x3x4xcomplex<f32>>) -> (tensor<2x3x4xui32>)
  "func.return"(%1) : (tensor<2x3x4xui32>) -> ()
}
func.func private @f0(%0: tensor<2x3x4xui32>) -> (tensor<2x3x4xui32>) {
  "func.return"(%0) : (tensor<2x3x4xui32>) -> ()
}
}
