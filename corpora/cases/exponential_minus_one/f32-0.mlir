// A case of exponential_minus_one on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<7x0xf32>) {
  %0 = "stablehlo.constant"() {value = dense<> : tensor<7x0xf32>} : () -> (tensor<7x0xf32>)
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<7x0xf32>) -> (tensor<7x0xf32>)
  "func.return"(%1) : (tensor<7x0xf32>) -> ()
}
}
