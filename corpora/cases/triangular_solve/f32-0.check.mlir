// Self-checking: main returns true where a case of triangular_solve on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x000000C00000803F000080BF0000803F000000C00000803F000080BF000080BF000000C0"> : tensor<3x3xf32>} : () -> (tensor<3x3xf32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<3x3xf32>) -> (tensor<3x3xf32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x000040BEFFFFFF3E000080CBFFFF7FBF0000207F7E7F7F7F"> : tensor<3x2xf32>} : () -> (tensor<3x2xf32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<3x2xf32>) -> (tensor<3x2xf32>)
  %v5 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<3x3xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>)
  %v6 = "stablehlo.constant"() {value = dense<"0x000000C0000080BF000080BF0000803F000000C0000000000000803F000080BF000000C0"> : tensor<3x3xf32>} : () -> (tensor<3x3xf32>)
  %v7 = "stablehlo.optimization_barrier"(%v6) : (tensor<3x3xf32>) -> (tensor<3x3xf32>)
  %v8 = "stablehlo.constant"() {value = dense<"0x0000B03FFEFF7F7F000040000000E0BF0100983F000000C3"> : tensor<3x2xf32>} : () -> (tensor<3x2xf32>)
  %v9 = "stablehlo.optimization_barrier"(%v8) : (tensor<3x2xf32>) -> (tensor<3x2xf32>)
  %v10 = "func.call"(%v7, %v9) {callee = @case_under_test} : (tensor<3x3xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v11) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<3x3xf32>, %1: tensor<3x2xf32>) -> (tensor<3x2xf32>) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>)
  "func.return"(%2) : (tensor<3x2xf32>) -> ()
}
}
