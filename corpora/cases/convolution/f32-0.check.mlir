// Self-checking: main returns true where a case of convolution on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<2x1xf32>)
  %v2 = "stablehlo.bitcast_convert"(%v1) : (tensor<2x1xf32>) -> (tensor<2x1xi32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<2x1xi32>} : () -> (tensor<2x1xi32>)
  %v4 = "stablehlo.compare"(%v2, %v3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> (tensor<2x1xi1>)
  %v5 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<2x1xi32>} : () -> (tensor<2x1xi32>)
  %v6 = "stablehlo.xor"(%v2, %v5) : (tensor<2x1xi32>, tensor<2x1xi32>) -> (tensor<2x1xi32>)
  %v7 = "stablehlo.select"(%v4, %v6, %v2) : (tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) -> (tensor<2x1xi32>)
  %v8 = "stablehlo.constant"() {value = dense<"0x33B3A340BE62BF40"> : tensor<2x1xi32>} : () -> (tensor<2x1xi32>)
  %v9 = "stablehlo.compare"(%v7, %v8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> (tensor<2x1xi1>)
  %v10 = "stablehlo.constant"() {value = dense<"0x37B3A340C362BF40"> : tensor<2x1xi32>} : () -> (tensor<2x1xi32>)
  %v11 = "stablehlo.compare"(%v7, %v10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> (tensor<2x1xi1>)
  %v12 = "stablehlo.and"(%v9, %v11) : (tensor<2x1xi1>, tensor<2x1xi1>) -> (tensor<2x1xi1>)
  %v13 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<2x1xi32>} : () -> (tensor<2x1xi32>)
  %v14 = "stablehlo.compare"(%v7, %v13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> (tensor<2x1xi1>)
  %v15 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<2x1xi32>} : () -> (tensor<2x1xi32>)
  %v16 = "stablehlo.compare"(%v7, %v15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> (tensor<2x1xi1>)
  %v17 = "stablehlo.or"(%v14, %v16) : (tensor<2x1xi1>, tensor<2x1xi1>) -> (tensor<2x1xi1>)
  %v21 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v22 = "stablehlo.reduce"(%v12, %v21) ({
  ^bb0(%v18: tensor<i1>, %v19: tensor<i1>):
    %v20 = "stablehlo.and"(%v18, %v19) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v20) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v23 = "func.call"() {callee = @case_under_test} : () -> (tensor<2x1xf32>)
  %v24 = "stablehlo.bitcast_convert"(%v23) : (tensor<2x1xf32>) -> (tensor<2x1xi32>)
  %v25 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<2x1xi32>} : () -> (tensor<2x1xi32>)
  %v26 = "stablehlo.compare"(%v24, %v25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> (tensor<2x1xi1>)
  %v27 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<2x1xi32>} : () -> (tensor<2x1xi32>)
  %v28 = "stablehlo.xor"(%v24, %v27) : (tensor<2x1xi32>, tensor<2x1xi32>) -> (tensor<2x1xi32>)
  %v29 = "stablehlo.select"(%v26, %v28, %v24) : (tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) -> (tensor<2x1xi32>)
  %v30 = "stablehlo.constant"() {value = dense<"0x33B3A340BE62BF40"> : tensor<2x1xi32>} : () -> (tensor<2x1xi32>)
  %v31 = "stablehlo.compare"(%v29, %v30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> (tensor<2x1xi1>)
  %v32 = "stablehlo.constant"() {value = dense<"0x37B3A340C362BF40"> : tensor<2x1xi32>} : () -> (tensor<2x1xi32>)
  %v33 = "stablehlo.compare"(%v29, %v32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> (tensor<2x1xi1>)
  %v34 = "stablehlo.and"(%v31, %v33) : (tensor<2x1xi1>, tensor<2x1xi1>) -> (tensor<2x1xi1>)
  %v35 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<2x1xi32>} : () -> (tensor<2x1xi32>)
  %v36 = "stablehlo.compare"(%v29, %v35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> (tensor<2x1xi1>)
  %v37 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<2x1xi32>} : () -> (tensor<2x1xi32>)
  %v38 = "stablehlo.compare"(%v29, %v37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> (tensor<2x1xi1>)
  %v39 = "stablehlo.or"(%v36, %v38) : (tensor<2x1xi1>, tensor<2x1xi1>) -> (tensor<2x1xi1>)
  %v43 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v44 = "stablehlo.reduce"(%v34, %v43) ({
  ^bb0(%v40: tensor<i1>, %v41: tensor<i1>):
    %v42 = "stablehlo.and"(%v40, %v41) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v42) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v45 = "stablehlo.and"(%v22, %v44) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v45) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<2x1xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0100803F0000843F0000A03FDB0FC93F0100B03F00008040"> : tensor<3x2xf32>} : () -> (tensor<3x2xf32>)
  %1 = "stablehlo.constant"() {value = dense<"0x0000E03F54F82D400000C0BC"> : tensor<3x1xf32>} : () -> (tensor<3x1xf32>)
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 1, input_feature_dimension = 0, input_spatial_dimensions = [], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = []>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64>, padding = dense<> : tensor<0x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64>, window_reversal = array<i1>, window_strides = array<i64>} : (tensor<3x2xf32>, tensor<3x1xf32>) -> (tensor<2x1xf32>)
  "func.return"(%2) : (tensor<2x1xf32>) -> ()
}
}
