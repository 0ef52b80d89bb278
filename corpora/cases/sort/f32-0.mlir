// A case of sort on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi1>) -> (tensor<2x3xf32>, tensor<2x3xi1>) {
  %1 = "stablehlo.constant"() {value = dense<"0x000040C00000A0400000803F0000C0C00000C0C0000080BF"> : tensor<2x3xf32>} : () -> (tensor<2x3xf32>)
  %11, %12 = "stablehlo.sort"(%1, %0) ({
  ^bb0(%2: tensor<f32>, %3: tensor<f32>, %4: tensor<i1>, %5: tensor<i1>):
    %6 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> (tensor<i1>)
    %7 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> (tensor<i1>)
    %8 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    %9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    %10 = "stablehlo.or"(%6, %9) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%10) : (tensor<i1>) -> ()
  }) {dimension = 0 : i64, is_stable = true} : (tensor<2x3xf32>, tensor<2x3xi1>) -> (tensor<2x3xf32>, tensor<2x3xi1>)
  "func.return"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xi1>) -> ()
}
}
