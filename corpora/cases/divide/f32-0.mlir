// A case of divide on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<f32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0200C037"> : tensor<f32>} : () -> (tensor<f32>)
  %1 = "stablehlo.divide"(%0, %0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
  "func.return"(%1) : (tensor<f32>) -> ()
}
}
