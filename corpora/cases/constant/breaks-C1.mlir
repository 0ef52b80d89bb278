// Breaks C1 of constant; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x3xf16>) {
  %0 = "stablehlo.constant"() {value = dense<[[8.000000e+00, 2.500000e+00, 1.600000e+01], [-2.500000e-01, -8.000000e+00, -2.000000e+00]]> : tensor<2x3xf6E3M2FN>} : () -> (tensor<2x3xf16>)
  "func.return"(%0) : (tensor<2x3xf16>) -> ()
}
}
