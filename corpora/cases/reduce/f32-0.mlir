// A case of reduce on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3xf32>) -> (tensor<f32>, tensor<i32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x00010000010100001B000000"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> (tensor<3xi32>)
  %3 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<f32>} : () -> (tensor<f32>)
  %4 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<i32>} : () -> (tensor<i32>)
  %16, %17 = "stablehlo.reduce"(%0, %2, %3, %4) ({
  ^bb0(%5: tensor<f32>, %6: tensor<i32>, %7: tensor<f32>, %8: tensor<i32>):
    %9 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> (tensor<i1>)
    %10 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> (tensor<i1>)
    %11 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
    %12 = "stablehlo.and"(%10, %11) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    %13 = "stablehlo.or"(%9, %12) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    %14 = "stablehlo.select"(%13, %5, %7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
    %15 = "stablehlo.select"(%13, %6, %8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%14, %15) : (tensor<f32>, tensor<i32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<3xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  "func.return"(%16, %17) : (tensor<f32>, tensor<i32>) -> ()
}
}
