// A case of select_and_scatter on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>) -> (tensor<i32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x01000080"> : tensor<i32>} : () -> (tensor<i32>)
  %2 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<i32>} : () -> (tensor<i32>)
  %3 = "stablehlo.clamp"(%1, %0, %2) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>)
  %4 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
  %11 = "stablehlo.select_and_scatter"(%0, %3, %4) ({
  ^bb0(%5: tensor<i32>, %6: tensor<i32>):
    %7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
    "stablehlo.return"(%7) : (tensor<i1>) -> ()
  }, {
  ^bb0(%8: tensor<i32>, %9: tensor<i32>):
    %10 = "stablehlo.add"(%8, %9) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%10) : (tensor<i32>) -> ()
  }) {padding = dense<> : tensor<0x2xi64>, window_dimensions = array<i64>, window_strides = array<i64>} : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>)
  "func.return"(%11) : (tensor<i32>) -> ()
}
}
