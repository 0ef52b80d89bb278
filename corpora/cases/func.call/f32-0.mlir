// A case of func.call on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<f32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0000003D"> : tensor<f32>} : () -> (tensor<f32>)
  %1 = "func.call"(%0) {callee = @f0} : (tensor<f32>) -> (tensor<f32>)
  %2 = "func.call"(%1) {callee = @f0} : (tensor<f32>) -> (tensor<f32>)
  "func.return"(%2) : (tensor<f32>) -> ()
}
func.func private @f0(%0: tensor<f32>) -> (tensor<f32>) {
  "func.return"(%0) : (tensor<f32>) -> ()
}
}
