// Self-checking: main returns true where a case of convolution on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x01400000"> : tensor<1x1xi32>} : () -> (tensor<1x1xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<1x1xi32>) -> (tensor<1x1xi32>)
  %v3 = "stablehlo.constant"() {value = dense<"0xF9FFFFFF06000000"> : tensor<1x2xi32>} : () -> (tensor<1x2xi32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<1x2xi32>) -> (tensor<1x2xi32>)
  %v5 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<1x1xi32>, tensor<1x2xi32>) -> (tensor<1x2xi32>)
  %v6 = "stablehlo.constant"() {value = dense<"0xF93FFEFF06800100"> : tensor<1x2xi32>} : () -> (tensor<1x2xi32>)
  %v7 = "stablehlo.compare"(%v5, %v6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2xi32>, tensor<1x2xi32>) -> (tensor<1x2xi1>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v12 = "stablehlo.reduce"(%v7, %v11) ({
  ^bb0(%v8: tensor<i1>, %v9: tensor<i1>):
    %v10 = "stablehlo.and"(%v8, %v9) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v10) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<1x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v13 = "stablehlo.constant"() {value = dense<"0x0B000000"> : tensor<1x1xi32>} : () -> (tensor<1x1xi32>)
  %v14 = "stablehlo.optimization_barrier"(%v13) : (tensor<1x1xi32>) -> (tensor<1x1xi32>)
  %v15 = "stablehlo.constant"() {value = dense<"0xFAFFFFFF07000000"> : tensor<1x2xi32>} : () -> (tensor<1x2xi32>)
  %v16 = "stablehlo.optimization_barrier"(%v15) : (tensor<1x2xi32>) -> (tensor<1x2xi32>)
  %v17 = "func.call"(%v14, %v16) {callee = @case_under_test} : (tensor<1x1xi32>, tensor<1x2xi32>) -> (tensor<1x2xi32>)
  %v18 = "stablehlo.constant"() {value = dense<"0xBEFFFFFF4D000000"> : tensor<1x2xi32>} : () -> (tensor<1x2xi32>)
  %v19 = "stablehlo.compare"(%v17, %v18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2xi32>, tensor<1x2xi32>) -> (tensor<1x2xi1>)
  %v23 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v24 = "stablehlo.reduce"(%v19, %v23) ({
  ^bb0(%v20: tensor<i1>, %v21: tensor<i1>):
    %v22 = "stablehlo.and"(%v20, %v21) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v22) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<1x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v25 = "stablehlo.and"(%v12, %v24) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v25) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<1x1xi32>, %1: tensor<1x2xi32>) -> (tensor<1x2xi32>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 1, input_feature_dimension = 0, input_spatial_dimensions = [], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = []>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64>, padding = dense<> : tensor<0x2xi64>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64>, window_reversal = array<i1>, window_strides = array<i64>} : (tensor<1x1xi32>, tensor<1x2xi32>) -> (tensor<1x2xi32>)
  "func.return"(%2) : (tensor<1x2xi32>) -> ()
}
}
