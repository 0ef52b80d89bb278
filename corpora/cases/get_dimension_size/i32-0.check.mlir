// Self-checking: main returns true where a case of get_dimension_size on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x0000000800FFFFFF00001000C3BF59B701FFFFFFFFFFFEFF0000100012000000353E454A100000000000C0FF98DADABB7FFFFFFFFFFFFFF7E0FFFFFFFFFF0F00ECFFFFFF0000000800FFFFFF00001000"> : tensor<4x5xi32>} : () -> (tensor<4x5xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<4x5xi32>) -> (tensor<4x5xi32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<4x5xi32>) -> (tensor<i32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x05000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v6 = "stablehlo.constant"() {value = dense<"0x05000000000001001C4D429BA136DAAB1C4D429B349812DD010010000100E0FFFFFFFF000100C0FF0100F8FF01008000A6F48B6001FFFFFF00080000000000FF61A9906805000000000001001C4D429B"> : tensor<4x5xi32>} : () -> (tensor<4x5xi32>)
  %v7 = "stablehlo.optimization_barrier"(%v6) : (tensor<4x5xi32>) -> (tensor<4x5xi32>)
  %v8 = "func.call"(%v7) {callee = @case_under_test} : (tensor<4x5xi32>) -> (tensor<i32>)
  %v9 = "stablehlo.constant"() {value = dense<"0x05000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v10 = "stablehlo.compare"(%v8, %v9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v11 = "stablehlo.and"(%v5, %v10) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v11) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<4x5xi32>) -> (tensor<i32>) {
  %1 = "stablehlo.get_dimension_size"(%0) {dimension = 1 : i64} : (tensor<4x5xi32>) -> (tensor<i32>)
  "func.return"(%1) : (tensor<i32>) -> ()
}
}
