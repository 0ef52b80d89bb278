// A case of after_all on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f32>) -> (tensor<f32>) {
  %1 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %2 = "stablehlo.after_all"(%1) : (!stablehlo.token) -> (!stablehlo.token)
  %3, %4 = "stablehlo.optimization_barrier"(%0, %2) : (tensor<f32>, !stablehlo.token) -> (tensor<f32>, !stablehlo.token)
  "func.return"(%3) : (tensor<f32>) -> ()
}
}
