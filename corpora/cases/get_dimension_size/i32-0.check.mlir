// Self-checking: main returns true where a case of get_dimension_size on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x353E454A01020000000000FED4ACAF7581FFFFFF09000000"> : tensor<3x2xi32>} : () -> (tensor<3x2xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<3x2xi32>) -> (tensor<3x2xi32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<3x2xi32>) -> (tensor<i32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x03000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v6 = "stablehlo.constant"() {value = dense<"0xFFBFFFFF8C4DEA660000FCFFFFFFFF00000000FE98DADABB"> : tensor<3x2xi32>} : () -> (tensor<3x2xi32>)
  %v7 = "stablehlo.optimization_barrier"(%v6) : (tensor<3x2xi32>) -> (tensor<3x2xi32>)
  %v8 = "func.call"(%v7) {callee = @case_under_test} : (tensor<3x2xi32>) -> (tensor<i32>)
  %v9 = "stablehlo.constant"() {value = dense<"0x03000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v10 = "stablehlo.compare"(%v8, %v9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v11 = "stablehlo.and"(%v5, %v10) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v11) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<3x2xi32>) -> (tensor<i32>) {
  %1 = "stablehlo.get_dimension_size"(%0) {dimension = 0 : i64} : (tensor<3x2xi32>) -> (tensor<i32>)
  "func.return"(%1) : (tensor<i32>) -> ()
}
}
