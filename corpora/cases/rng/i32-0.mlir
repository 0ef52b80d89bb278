// A case of rng on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<1x1xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
  %1 = "stablehlo.constant"() {value = dense<"0x08000000"> : tensor<i32>} : () -> (tensor<i32>)
  %2 = "stablehlo.constant"() {value = dense<"0x01000000000000000100000000000000"> : tensor<2xi64>} : () -> (tensor<2xi64>)
  %3 = "stablehlo.rng"(%0, %1, %2) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> (tensor<1x1xi32>)
  "func.return"(%3) : (tensor<1x1xi32>) -> ()
}
}
