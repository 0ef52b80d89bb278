// Self-checking: main returns true where a case of pad on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x0200C03C0100804A010080BF0000003C0000002000E07BC10100A03FFEFFED41000000C90000004B0000803B00007FC3DB0F49400200E743000000BA008001000200403E0200C03C0100804A010080BF0000003C0000002000E07BC10100A03FFEFFED41000000C90000004B0000803B00007FC3DB0F49400200E743000000BA008001000200403E0200C03C0100804A010080BF0000003C0000002000E07BC10100A03FFEFFED41000000C90000004B0000803B00007FC3DB0F49400200E743000000BA008001000200403E0200C03C0100804A010080BF0000003C0000002000E07BC10100A03FFEFFED41000000C90000004B0000803B00007FC3DB0F4940"> : tensor<4x4x2x2xf32>} : () -> (tensor<4x4x2x2xf32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<4x4x2x2xf32>) -> (tensor<4x4x2x2xf32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<4x4x2x2xf32>) -> (tensor<4x0x0x4xf32>)
  %v4 = "stablehlo.constant"() {value = dense<"0xFE7FF740FFFF8B3F0000C07F00007FC3008080BF0000C07F00004040FFFF8B3F0000803DFEFF3F3F008000C30000403E6F12833AFE7FF7400130803F000000460000B0BFFE7FF740FFFF8B3F0000C07F00007FC3008080BF0000C07F00004040FFFF8B3F0000803DFEFF3F3F008000C30000403E6F12833AFE7FF7400130803F000000460000B0BFFE7FF740FFFF8B3F0000C07F00007FC3008080BF0000C07F00004040FFFF8B3F0000803DFEFF3F3F008000C30000403E6F12833AFE7FF7400130803F000000460000B0BFFE7FF740FFFF8B3F0000C07F00007FC3008080BF0000C07F00004040FFFF8B3F0000803DFEFF3F3F008000C30000403E6F12833A"> : tensor<4x4x2x2xf32>} : () -> (tensor<4x4x2x2xf32>)
  %v5 = "stablehlo.optimization_barrier"(%v4) : (tensor<4x4x2x2xf32>) -> (tensor<4x4x2x2xf32>)
  %v6 = "func.call"(%v5) {callee = @case_under_test} : (tensor<4x4x2x2xf32>) -> (tensor<4x0x0x4xf32>)
  %v7 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v7) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<4x4x2x2xf32>) -> (tensor<4x0x0x4xf32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x0100803E"> : tensor<f32>} : () -> (tensor<f32>)
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, -13, 1, 1>, edge_padding_low = array<i64: 0, 0, -3, 0>, interior_padding = array<i64: 0, 3, 0, 1>} : (tensor<4x4x2x2xf32>, tensor<f32>) -> (tensor<4x0x0x4xf32>)
  "func.return"(%2) : (tensor<4x0x0x4xf32>) -> ()
}
}
