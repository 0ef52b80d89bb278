// Self-checking: main returns true where a case of sign on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x010000081F000000FFFDFFFF458981D460CD5CA7"> : tensor<5xi32>} : () -> (tensor<5xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<5xi32>) -> (tensor<5xi32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<5xi32>) -> (tensor<5xi32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x0100000001000000FFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<5xi32>} : () -> (tensor<5xi32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> (tensor<5xi1>)
  %v9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v10 = "stablehlo.reduce"(%v5, %v9) ({
  ^bb0(%v6: tensor<i1>, %v7: tensor<i1>):
    %v8 = "stablehlo.and"(%v6, %v7) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v8) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> (tensor<i1>)
  %v11 = "stablehlo.constant"() {value = dense<"0xBFFFFFFF0000E0FFF1FFFFFF010040000000FEFF"> : tensor<5xi32>} : () -> (tensor<5xi32>)
  %v12 = "stablehlo.optimization_barrier"(%v11) : (tensor<5xi32>) -> (tensor<5xi32>)
  %v13 = "func.call"(%v12) {callee = @case_under_test} : (tensor<5xi32>) -> (tensor<5xi32>)
  %v14 = "stablehlo.constant"() {value = dense<"0xFFFFFFFFFFFFFFFFFFFFFFFF01000000FFFFFFFF"> : tensor<5xi32>} : () -> (tensor<5xi32>)
  %v15 = "stablehlo.compare"(%v13, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> (tensor<5xi1>)
  %v19 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v20 = "stablehlo.reduce"(%v15, %v19) ({
  ^bb0(%v16: tensor<i1>, %v17: tensor<i1>):
    %v18 = "stablehlo.and"(%v16, %v17) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v18) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<5xi1>, tensor<i1>) -> (tensor<i1>)
  %v21 = "stablehlo.and"(%v10, %v20) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v21) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<5xi32>) -> (tensor<5xi32>) {
  %1 = "stablehlo.sign"(%0) : (tensor<5xi32>) -> (tensor<5xi32>)
  "func.return"(%1) : (tensor<5xi32>) -> ()
}
}
