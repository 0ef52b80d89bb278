// Breaks I3 of if; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>, %1: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<i1>, tensor<i32>) {
  %18, %19, %20 = "stablehlo.if"(%0) ({
    %2 = "stablehlo.convert"(%0) : (tensor<i1>) -> (tensor<i32>)
    %3 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
    %4 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> (tensor<i32>)
    %16, %17 = "stablehlo.reduce"(%0, %2, %3, %4) ({
    ^bb0(%5: tensor<i1>, %6: tensor<i32>, %7: tensor<i1>, %8: tensor<i32>):
      %9 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
      %10 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
      %11 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
      %12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
      %13 = "stablehlo.or"(%9, %12) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
      %14 = "stablehlo.select"(%13, %5, %7) : (tensor<i1>, tensor<i1>, tensor<i1>) -> (tensor<i1>)
      %15 = "stablehlo.select"(%13, %6, %8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> (tensor<i32>)
      "stablehlo.return"(%14, %15) : (tensor<i1>, tensor<i32>) -> ()
    }) {dimensions = array<i64>} : (tensor<i1>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<i1>, tensor<i32>)
    "stablehlo.return"(%1, %16, %17) : (tensor<2x3x4xf32>, tensor<i1>, tensor<i32>) -> ()
  }, {
  }) : (tensor<i1>) -> (tensor<2x3x4xf32>, tensor<i1>, tensor<i32>)
  "func.return"(%18, %19, %20) : (tensor<2x3x4xf32>, tensor<i1>, tensor<i32>) -> ()
}
}
