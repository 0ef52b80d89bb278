// A case of composite on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>) -> (tensor<i32>) {
  %1 = "stablehlo.composite"() {composite_attributes = {}, decomposition = @f1, name = "test.composite", version = 2 : i32} : () -> (tensor<i32>)
  %2 = "stablehlo.composite"() {composite_attributes = {}, decomposition = @f0, name = "test.composite", version = 1 : i32} : () -> (tensor<i32>)
  "func.return"(%2) : (tensor<i32>) -> ()
}
func.func private @f0() -> (tensor<i32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x00200000"> : tensor<i32>} : () -> (tensor<i32>)
  "func.return"(%0) : (tensor<i32>) -> ()
}
func.func private @f1() -> (tensor<i32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x03000000"> : tensor<i32>} : () -> (tensor<i32>)
  "func.return"(%0) : (tensor<i32>) -> ()
}
}
