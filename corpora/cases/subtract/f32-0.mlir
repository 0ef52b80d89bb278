// A case of subtract on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f32>) -> (tensor<f32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x0200C03F"> : tensor<f32>} : () -> (tensor<f32>)
  %2 = "stablehlo.subtract"(%1, %0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
  "func.return"(%2) : (tensor<f32>) -> ()
}
}
