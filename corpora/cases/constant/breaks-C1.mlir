// Breaks C1 of constant; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x3xf16>) {
  %0 = "stablehlo.constant"() {value = dense<"0x18111C243830"> : tensor<2x3xf6E3M2FN>} : () -> (tensor<2x3xf16>)
  "func.return"(%0) : (tensor<2x3xf16>) -> ()
}
}
