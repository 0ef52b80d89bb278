// A case of rng on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xFFFFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %1 = "stablehlo.constant"() {value = dense<"0x02000000"> : tensor<i32>} : () -> (tensor<i32>)
  %2 = "stablehlo.constant"() {value = dense<"0x0200000000000000"> : tensor<1xi64>} : () -> (tensor<1xi64>)
  %3 = "stablehlo.rng"(%0, %1, %2) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> (tensor<2xi32>)
  "func.return"(%3) : (tensor<2xi32>) -> ()
}
}
