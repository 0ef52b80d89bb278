// A case of composite on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f32>) -> (tensor<f32>) {
  %1 = "stablehlo.composite"() {composite_attributes = {}, decomposition = @f1, name = "test.composite", version = 2 : i32} : () -> (tensor<f32>)
  %2 = "stablehlo.composite"() {composite_attributes = {}, decomposition = @f0, name = "test.composite", version = 1 : i32} : () -> (tensor<f32>)
  "func.return"(%2) : (tensor<f32>) -> ()
}
func.func private @f0() -> (tensor<f32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xFEFF7F38"> : tensor<f32>} : () -> (tensor<f32>)
  "func.return"(%0) : (tensor<f32>) -> ()
}
func.func private @f1() -> (tensor<f32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xFFFF7FFF"> : tensor<f32>} : () -> (tensor<f32>)
  "func.return"(%0) : (tensor<f32>) -> ()
}
}
