// Breaks C8 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi64>) -> (tensor<3x3xi1>, tensor<3x3xi32>) {
  %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> (tensor<3x3xi32>)
  %2 = "stablehlo.constant"() {value = dense<9223372036854775807> : tensor<i64>} : () -> (tensor<i64>)
  %3 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> (tensor<i32>)
  %15, %16 = "stablehlo.reduce"(%0, %1, %2, %3) ({
  ^bb0(%4: tensor<i64>, %5: tensor<i32>, %6: tensor<i64>, %7: tensor<i32>):
    %8 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> (tensor<i1>)
    %9 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i64>, tensor<i64>) -> (tensor<i1>)
    %10 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
    %11 = "stablehlo.and"(%9, %10) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    %12 = "stablehlo.or"(%8, %11) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    %13 = "stablehlo.select"(%12, %4, %6) : (tensor<i1>, tensor<i64>, tensor<i64>) -> (tensor<i64>)
    %14 = "stablehlo.select"(%12, %5, %7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%13, %14) : (tensor<i64>, tensor<i32>) -> ()
  }) {dimensions = array<i64>} : (tensor<3x3xi64>, tensor<3x3xi32>, tensor<i64>, tensor<i32>) -> (tensor<3x3xi1>, tensor<3x3xi32>)
  "func.return"(%15, %16) : (tensor<3x3xi1>, tensor<3x3xi32>) -> ()
}
}
