// A case of constant on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<f32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x00000046"> : tensor<f32>} : () -> (tensor<f32>)
  "func.return"(%0) : (tensor<f32>) -> ()
}
}
