// A case of broadcast_in_dim on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3x2xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0100804A"> : tensor<f32>} : () -> (tensor<f32>)
  %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> (tensor<3x2xf32>)
  "func.return"(%1) : (tensor<3x2xf32>) -> ()
}
}
