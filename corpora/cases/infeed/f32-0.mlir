// A case of infeed on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<f32>, tensor<f8E4M3>, tensor<f32>, tensor<f32>) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2, %3 = "stablehlo.infeed"(%0) {infeed_config = ""} : (!stablehlo.token) -> (tensor<f32>, tensor<f8E4M3>, !stablehlo.token)
  %4, %5, %6 = "stablehlo.infeed"(%3) {infeed_config = ""} : (!stablehlo.token) -> (tensor<f32>, tensor<f32>, !stablehlo.token)
  "func.return"(%1, %2, %4, %5) : (tensor<f32>, tensor<f8E4M3>, tensor<f32>, tensor<f32>) -> ()
}
}
