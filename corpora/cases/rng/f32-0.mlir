// A case of rng on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<f32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x000080C0"> : tensor<f32>} : () -> (tensor<f32>)
  %1 = "stablehlo.constant"() {value = dense<"0x00000040"> : tensor<f32>} : () -> (tensor<f32>)
  %2 = "stablehlo.constant"() {value = dense<> : tensor<0xi64>} : () -> (tensor<0xi64>)
  %3 = "stablehlo.rng"(%0, %1, %2) {rng_distribution = #stablehlo<rng_distribution NORMAL>} : (tensor<f32>, tensor<f32>, tensor<0xi64>) -> (tensor<f32>)
  "func.return"(%3) : (tensor<f32>) -> ()
}
}
