// A case of is_finite on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<i1>) {
  %0 = "stablehlo.constant"() {value = dense<"0xFE7FF740"> : tensor<f32>} : () -> (tensor<f32>)
  %1 = "stablehlo.is_finite"(%0) : (tensor<f32>) -> (tensor<i1>)
  "func.return"(%1) : (tensor<i1>) -> ()
}
}
