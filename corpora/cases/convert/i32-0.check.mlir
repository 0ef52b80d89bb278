// Self-checking: main returns true where a case of convert on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x010004008000000000FCFFFF90E43826F6FFFFFF"> : tensor<5x1x1x1x1x1x1xi32>} : () -> (tensor<5x1x1x1x1x1x1xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<5x1x1x1x1x1x1xi32>) -> (tensor<5x1x1x1x1x1x1xi32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<5x1x1x1x1x1x1xi32>) -> (tensor<5x1x1x1x1x1x1xui8>)
  %v4 = "stablehlo.constant"() {value = dense<"0x01800090F6"> : tensor<5x1x1x1x1x1x1xui8>} : () -> (tensor<5x1x1x1x1x1x1xui8>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x1x1x1x1x1x1xui8>, tensor<5x1x1x1x1x1x1xui8>) -> (tensor<5x1x1x1x1x1x1xi1>)
  %v6 = "stablehlo.constant"() {value = dense<[[[[[[[true]]]]]], [[[[[[false]]]]]], [[[[[[true]]]]]], [[[[[[true]]]]]], [[[[[[true]]]]]]]> : tensor<5x1x1x1x1x1x1xi1>} : () -> (tensor<5x1x1x1x1x1x1xi1>)
  %v7 = "stablehlo.or"(%v5, %v6) : (tensor<5x1x1x1x1x1x1xi1>, tensor<5x1x1x1x1x1x1xi1>) -> (tensor<5x1x1x1x1x1x1xi1>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v12 = "stablehlo.reduce"(%v7, %v11) ({
  ^bb0(%v8: tensor<i1>, %v9: tensor<i1>):
    %v10 = "stablehlo.and"(%v8, %v9) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v10) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6>} : (tensor<5x1x1x1x1x1x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v13 = "stablehlo.constant"() {value = dense<"0x010000E0FDFFFFFFC3BF59B7473A6513EEFFFFFF"> : tensor<5x1x1x1x1x1x1xi32>} : () -> (tensor<5x1x1x1x1x1x1xi32>)
  %v14 = "stablehlo.optimization_barrier"(%v13) : (tensor<5x1x1x1x1x1x1xi32>) -> (tensor<5x1x1x1x1x1x1xi32>)
  %v15 = "func.call"(%v14) {callee = @case_under_test} : (tensor<5x1x1x1x1x1x1xi32>) -> (tensor<5x1x1x1x1x1x1xui8>)
  "func.return"(%v12) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<5x1x1x1x1x1x1xi32>) -> (tensor<5x1x1x1x1x1x1xui8>) {
  %1 = "stablehlo.convert"(%0) : (tensor<5x1x1x1x1x1x1xi32>) -> (tensor<5x1x1x1x1x1x1xui8>)
  "func.return"(%1) : (tensor<5x1x1x1x1x1x1xui8>) -> ()
}
}
