// Breaks C1 of func.call; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xbf16>, %1: tensor<3x3xi32>) -> (tensor<3x3xbf16>, tensor<bf16>, tensor<i32>) {
  %2, %3, %4 = "func.call"(%0, %1) {callee = @no_function} : (tensor<3x3xbf16>, tensor<3x3xi32>) -> (tensor<3x3xbf16>, tensor<bf16>, tensor<i32>)
  "func.return"(%2, %3, %4) : (tensor<3x3xbf16>, tensor<bf16>, tensor<i32>) -> ()
}
func.func private @f0(%0: tensor<3x3xbf16>, %1: tensor<3x3xi32>) -> (tensor<3x3xbf16>, tensor<bf16>, tensor<i32>) {
  %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> (tensor<3x3xi32>)
  %3 = "stablehlo.constant"() {value = dense<"0x80FF"> : tensor<bf16>} : () -> (tensor<bf16>)
  %4 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<i32>} : () -> (tensor<i32>)
  %16, %17 = "stablehlo.reduce"(%0, %2, %3, %4) ({
  ^bb0(%5: tensor<bf16>, %6: tensor<i32>, %7: tensor<bf16>, %8: tensor<i32>):
    %9 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<bf16>, tensor<bf16>) -> (tensor<i1>)
    %10 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<bf16>, tensor<bf16>) -> (tensor<i1>)
    %11 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
    %12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    %13 = "stablehlo.or"(%9, %12) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    %14 = "stablehlo.select"(%13, %5, %7) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> (tensor<bf16>)
    %15 = "stablehlo.select"(%13, %6, %8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%14, %15) : (tensor<bf16>, tensor<i32>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x3xbf16>, tensor<3x3xi32>, tensor<bf16>, tensor<i32>) -> (tensor<bf16>, tensor<i32>)
  "func.return"(%0, %16, %17) : (tensor<3x3xbf16>, tensor<bf16>, tensor<i32>) -> ()
}
}
