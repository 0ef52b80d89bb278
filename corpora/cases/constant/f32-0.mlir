// A case of constant on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<0x7xf32>) {
  %0 = "stablehlo.constant"() {value = dense<> : tensor<0x7xf32>} : () -> (tensor<0x7xf32>)
  "func.return"(%0) : (tensor<0x7xf32>) -> ()
}
}
