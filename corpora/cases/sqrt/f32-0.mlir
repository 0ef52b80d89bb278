// A case of sqrt on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<f32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x00008038"> : tensor<f32>} : () -> (tensor<f32>)
  %1 = "stablehlo.sqrt"(%0) : (tensor<f32>) -> (tensor<f32>)
  "func.return"(%1) : (tensor<f32>) -> ()
}
}
