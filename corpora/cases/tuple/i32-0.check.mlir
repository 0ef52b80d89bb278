// Self-checking: main returns true where a case of tuple on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x00FEFFFF"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<1xi32>) -> (tensor<1xi32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x1F279273C01025987F66844F77B2638E0B1F279273C01025987F66844F77B2638E0B1F279273C01025987F66844F77B2638E0B1F279273C01025987F66844F77"> : tensor<2x2x2x2x1x2x2xui8>} : () -> (tensor<2x2x2x2x1x2x2xui8>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<2x2x2x2x1x2x2xui8>) -> (tensor<2x2x2x2x1x2x2xui8>)
  %v5 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<1xi32>, tensor<2x2x2x2x1x2x2xui8>) -> (tensor<1xi32>)
  %v6 = "stablehlo.constant"() {value = dense<"0x00FEFFFF"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v7 = "stablehlo.compare"(%v5, %v6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v12 = "stablehlo.reduce"(%v7, %v11) ({
  ^bb0(%v8: tensor<i1>, %v9: tensor<i1>):
    %v10 = "stablehlo.and"(%v8, %v9) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v10) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> (tensor<i1>)
  %v13 = "stablehlo.constant"() {value = dense<"0x00100000"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v14 = "stablehlo.optimization_barrier"(%v13) : (tensor<1xi32>) -> (tensor<1xi32>)
  %v15 = "stablehlo.constant"() {value = dense<"0xA2461B51EE58F589C7CE8367AB08F019B1A2461B51EE58F589C7CE8367AB08F019B1A2461B51EE58F589C7CE8367AB08F019B1A2461B51EE58F589C7CE8367AB"> : tensor<2x2x2x2x1x2x2xui8>} : () -> (tensor<2x2x2x2x1x2x2xui8>)
  %v16 = "stablehlo.optimization_barrier"(%v15) : (tensor<2x2x2x2x1x2x2xui8>) -> (tensor<2x2x2x2x1x2x2xui8>)
  %v17 = "func.call"(%v14, %v16) {callee = @case_under_test} : (tensor<1xi32>, tensor<2x2x2x2x1x2x2xui8>) -> (tensor<1xi32>)
  %v18 = "stablehlo.constant"() {value = dense<"0x00100000"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v19 = "stablehlo.compare"(%v17, %v18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v23 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v24 = "stablehlo.reduce"(%v19, %v23) ({
  ^bb0(%v20: tensor<i1>, %v21: tensor<i1>):
    %v22 = "stablehlo.and"(%v20, %v21) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v22) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> (tensor<i1>)
  %v25 = "stablehlo.and"(%v12, %v24) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v25) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<1xi32>, %1: tensor<2x2x2x2x1x2x2xui8>) -> (tensor<1xi32>) {
  %2 = "stablehlo.tuple"(%0, %1, %0) : (tensor<1xi32>, tensor<2x2x2x2x1x2x2xui8>, tensor<1xi32>) -> (tuple<tensor<1xi32>, tensor<2x2x2x2x1x2x2xui8>, tensor<1xi32>>)
  %3 = "stablehlo.get_tuple_element"(%2) {index = 0 : i32} : (tuple<tensor<1xi32>, tensor<2x2x2x2x1x2x2xui8>, tensor<1xi32>>) -> (tensor<1xi32>)
  "func.return"(%3) : (tensor<1xi32>) -> ()
}
}
