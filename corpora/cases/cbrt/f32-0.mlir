// A case of cbrt on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x1xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xDB0FC93F0100003A"> : tensor<2x1xf32>} : () -> (tensor<2x1xf32>)
  %1 = "stablehlo.cbrt"(%0) : (tensor<2x1xf32>) -> (tensor<2x1xf32>)
  "func.return"(%1) : (tensor<2x1xf32>) -> ()
}
}
