// A case of func.call on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<f32>) {
  %0 = "func.call"() {callee = @f0} : () -> (tensor<f32>)
  %1 = "func.call"() {callee = @f0} : () -> (tensor<f32>)
  "func.return"(%1) : (tensor<f32>) -> ()
}
func.func private @f0() -> (tensor<f32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x01000008"> : tensor<i32>} : () -> (tensor<i32>)
  %1 = "stablehlo.sign"(%0) : (tensor<i32>) -> (tensor<i32>)
  %2 = "stablehlo.convert"(%1) : (tensor<i32>) -> (tensor<f32>)
  "func.return"(%2) : (tensor<f32>) -> ()
}
}
