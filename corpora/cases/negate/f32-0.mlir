// A case of negate on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x0xf32>) {
  %0 = "stablehlo.constant"() {value = dense<> : tensor<2x0xf32>} : () -> (tensor<2x0xf32>)
  %1 = "stablehlo.negate"(%0) : (tensor<2x0xf32>) -> (tensor<2x0xf32>)
  "func.return"(%1) : (tensor<2x0xf32>) -> ()
}
}
