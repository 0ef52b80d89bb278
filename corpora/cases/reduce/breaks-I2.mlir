// Breaks I2 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf6E3M2FN>, %1: tensor<1xi32>) -> (tensor<2x3x4xf6E3M2FN>, tensor<2x3x4xi32>) {
  %2 = "stablehlo.convert"(%0) : (tensor<2x3x4xf6E3M2FN>) -> (tensor<2x3x4xi32>)
  %3 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
  %4 = "stablehlo.constant"() {value = dense<"0xE8030000"> : tensor<i32>} : () -> (tensor<i32>)
  %5 = "stablehlo.clamp"(%3, %2, %4) : (tensor<i32>, tensor<2x3x4xi32>, tensor<i32>) -> (tensor<2x3x4xi32>)
  %6 = "stablehlo.constant"() {value = dense<"0x1F"> : tensor<f6E3M2FN>} : () -> (tensor<f6E3M2FN>)
  %18, %19 = "stablehlo.reduce"(%0, %5, %6, %1) ({
  ^bb0(%7: tensor<f6E3M2FN>, %8: tensor<i32>, %9: tensor<f6E3M2FN>, %10: tensor<i32>):
    %11 = "stablehlo.compare"(%7, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<i1>)
    %12 = "stablehlo.compare"(%7, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<i1>)
    %13 = "stablehlo.compare"(%8, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
    %14 = "stablehlo.and"(%12, %13) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    %15 = "stablehlo.or"(%11, %14) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    %16 = "stablehlo.select"(%15, %7, %9) : (tensor<i1>, tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<f6E3M2FN>)
    %17 = "stablehlo.select"(%15, %8, %10) : (tensor<i1>, tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%16, %17) : (tensor<f6E3M2FN>, tensor<i32>) -> ()
  }) {dimensions = array<i64>} : (tensor<2x3x4xf6E3M2FN>, tensor<2x3x4xi32>, tensor<f6E3M2FN>, tensor<1xi32>) -> (tensor<2x3x4xf6E3M2FN>, tensor<2x3x4xi32>)
  "func.return"(%18, %19) : (tensor<2x3x4xf6E3M2FN>, tensor<2x3x4xi32>) -> ()
}
}
