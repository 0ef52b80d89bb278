// A case of pad on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x4x2x2xf32>) -> (tensor<4x0x0x4xf32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x0100803E"> : tensor<f32>} : () -> (tensor<f32>)
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, -13, 1, 1>, edge_padding_low = array<i64: 0, 0, -3, 0>, interior_padding = array<i64: 0, 3, 0, 1>} : (tensor<4x4x2x2xf32>, tensor<f32>) -> (tensor<4x0x0x4xf32>)
  "func.return"(%2) : (tensor<4x0x0x4xf32>) -> ()
}
}
