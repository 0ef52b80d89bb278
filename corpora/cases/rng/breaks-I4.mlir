// Breaks I4 of rng; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x3xui64>) {
  %0 = "stablehlo.constant"() {value = dense<3> : tensor<ui64>} : () -> (tensor<ui64>)
  %1 = "stablehlo.constant"() {value = dense<7> : tensor<ui64>} : () -> (tensor<ui64>)
  %2 = "stablehlo.constant"() {value = dense<3> : tensor<2xi64>} : () -> (tensor<2xi64>)
  %3 = "stablehlo.rng"(%0, %1, %2) : (tensor<ui64>, tensor<ui64>, tensor<2xi64>) -> (tensor<3x3xui64>)
  "func.return"(%3) : (tensor<3x3xui64>) -> ()
}
}
