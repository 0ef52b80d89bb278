// Self-checking: main returns true where a case of composite on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x010000000400000000000000"> : tensor<3x1xi32>} : () -> (tensor<3x1xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<3x1xi32>) -> (tensor<3x1xi32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<3x1xi32>) -> (tensor<3x1xi32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x010000000400000000000000"> : tensor<3x1xi32>} : () -> (tensor<3x1xi32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x1xi32>, tensor<3x1xi32>) -> (tensor<3x1xi1>)
  %v9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v10 = "stablehlo.reduce"(%v5, %v9) ({
  ^bb0(%v6: tensor<i1>, %v7: tensor<i1>):
    %v8 = "stablehlo.and"(%v6, %v7) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v8) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v11 = "stablehlo.constant"() {value = dense<"0xF9FFFFFFF9FFFFFF03000000"> : tensor<3x1xi32>} : () -> (tensor<3x1xi32>)
  %v12 = "stablehlo.optimization_barrier"(%v11) : (tensor<3x1xi32>) -> (tensor<3x1xi32>)
  %v13 = "func.call"(%v12) {callee = @case_under_test} : (tensor<3x1xi32>) -> (tensor<3x1xi32>)
  %v14 = "stablehlo.constant"() {value = dense<"0xF9FFFFFFF9FFFFFF03000000"> : tensor<3x1xi32>} : () -> (tensor<3x1xi32>)
  %v15 = "stablehlo.compare"(%v13, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x1xi32>, tensor<3x1xi32>) -> (tensor<3x1xi1>)
  %v19 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v20 = "stablehlo.reduce"(%v15, %v19) ({
  ^bb0(%v16: tensor<i1>, %v17: tensor<i1>):
    %v18 = "stablehlo.and"(%v16, %v17) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v18) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v21 = "stablehlo.and"(%v10, %v20) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v21) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<3x1xi32>) -> (tensor<3x1xi32>) {
  %1 = "stablehlo.convert"(%0) : (tensor<3x1xi32>) -> (tensor<3x1xf16>)
  %2 = "stablehlo.constant"() {value = dense<"0x0034"> : tensor<f16>} : () -> (tensor<f16>)
  %3 = "stablehlo.constant"() {value = dense<"0x003D"> : tensor<f16>} : () -> (tensor<f16>)
  %4 = "stablehlo.clamp"(%2, %1, %3) : (tensor<f16>, tensor<3x1xf16>, tensor<f16>) -> (tensor<3x1xf16>)
  %5 = "stablehlo.composite"(%0, %4) {composite_attributes = {}, decomposition = @f0, name = "test.composite", version = 1 : i32} : (tensor<3x1xi32>, tensor<3x1xf16>) -> (tensor<3x1xi32>)
  "func.return"(%5) : (tensor<3x1xi32>) -> ()
}
func.func private @f0(%0: tensor<3x1xi32>, %1: tensor<3x1xf16>) -> (tensor<3x1xi32>) {
  %2 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %3 = "stablehlo.reshape"(%0) : (tensor<3x1xi32>) -> (tensor<3xi32>)
  %13 = "stablehlo.scatter"(%0, %2, %3) ({
  ^bb0(%4: tensor<i32>, %5: tensor<i32>):
    %6 = "stablehlo.constant"() {value = dense<"0x13000000"> : tensor<i32>} : () -> (tensor<i32>)
    %7 = "stablehlo.shift_left"(%4, %6) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    %8 = "stablehlo.constant"() {value = dense<"0x003E"> : tensor<f16>} : () -> (tensor<f16>)
    %9 = "stablehlo.constant"() {value = dense<"0x00C0"> : tensor<f16>} : () -> (tensor<f16>)
    %10 = "stablehlo.constant"() {value = dense<"0x0040"> : tensor<f16>} : () -> (tensor<f16>)
    %11 = "stablehlo.clamp"(%9, %8, %10) : (tensor<f16>, tensor<f16>, tensor<f16>) -> (tensor<f16>)
    %12 = "stablehlo.power"(%8, %11) : (tensor<f16>, tensor<f16>) -> (tensor<f16>)
    "stablehlo.return"(%7) : (tensor<i32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = true} : (tensor<3x1xi32>, tensor<1xi32>, tensor<3xi32>) -> (tensor<3x1xi32>)
  %14 = "stablehlo.tan"(%1) : (tensor<3x1xf16>) -> (tensor<3x1xf16>)
  "func.return"(%0) : (tensor<3x1xi32>) -> ()
}
}
