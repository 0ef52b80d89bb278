// Self-checking: main returns true where a case of multiply on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x0100E0FF10000000000000FE5D46F3DB100000000100000401FFFFFF01000100"> : tensor<4x2xi32>} : () -> (tensor<4x2xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<4x2xi32>) -> (tensor<4x2xi32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<4x2xi32>) -> (tensor<4x2xi32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x21CC251D604ABF080000000217D3D9930000004082D537FEEF10000000FFFFFE"> : tensor<4x2xi32>} : () -> (tensor<4x2xi32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x2xi32>, tensor<4x2xi32>) -> (tensor<4x2xi1>)
  %v6 = "stablehlo.constant"() {value = dense<[[true, true], [true, false], [false, true], [false, false]]> : tensor<4x2xi1>} : () -> (tensor<4x2xi1>)
  %v7 = "stablehlo.or"(%v5, %v6) : (tensor<4x2xi1>, tensor<4x2xi1>) -> (tensor<4x2xi1>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v12 = "stablehlo.reduce"(%v7, %v11) ({
  ^bb0(%v8: tensor<i1>, %v9: tensor<i1>):
    %v10 = "stablehlo.and"(%v8, %v9) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v10) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<4x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v13 = "stablehlo.constant"() {value = dense<"0x01000000FF070000FFFF3F00010000FC0C0000000100C0FF120000000B000000"> : tensor<4x2xi32>} : () -> (tensor<4x2xi32>)
  %v14 = "stablehlo.optimization_barrier"(%v13) : (tensor<4x2xi32>) -> (tensor<4x2xi32>)
  %v15 = "func.call"(%v14) {callee = @case_under_test} : (tensor<4x2xi32>) -> (tensor<4x2xi32>)
  %v16 = "stablehlo.constant"() {value = dense<"0x21CC45A15A3B19FF0100C003030000F40000003082D5B795CEFEFFFF00F5FFFF"> : tensor<4x2xi32>} : () -> (tensor<4x2xi32>)
  %v17 = "stablehlo.compare"(%v15, %v16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x2xi32>, tensor<4x2xi32>) -> (tensor<4x2xi1>)
  %v18 = "stablehlo.constant"() {value = dense<[[false, true], [true, false], [false, true], [false, false]]> : tensor<4x2xi1>} : () -> (tensor<4x2xi1>)
  %v19 = "stablehlo.or"(%v17, %v18) : (tensor<4x2xi1>, tensor<4x2xi1>) -> (tensor<4x2xi1>)
  %v23 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v24 = "stablehlo.reduce"(%v19, %v23) ({
  ^bb0(%v20: tensor<i1>, %v21: tensor<i1>):
    %v22 = "stablehlo.and"(%v20, %v21) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v22) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<4x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v25 = "stablehlo.and"(%v12, %v24) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v25) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<4x2xi32>) -> (tensor<4x2xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x21CC45A1A6F48B60FFFFFFFB030000000000000482D537F6EFFFFFFF00FFFFFF"> : tensor<4x2xi32>} : () -> (tensor<4x2xi32>)
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<4x2xi32>, tensor<4x2xi32>) -> (tensor<4x2xi32>)
  "func.return"(%2) : (tensor<4x2xi32>) -> ()
}
}
