// A case of select_and_scatter on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<i64>) {
  %0 = "stablehlo.constant"() {value = dense<"0xEEFFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %7 = "stablehlo.select_and_scatter"(%0, %0, %0) ({
  ^bb0(%1: tensor<i32>, %2: tensor<i32>):
    %3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
    "stablehlo.return"(%3) : (tensor<i1>) -> ()
  }, {
  ^bb0(%4: tensor<i64>, %5: tensor<i64>):
    %6 = "stablehlo.and"(%4, %5) : (tensor<i64>, tensor<i64>) -> (tensor<i64>)
    "stablehlo.return"(%6) : (tensor<i64>) -> ()
  }) {padding = dense<> : tensor<0x2xi64>, window_dimensions = array<i64>, window_strides = array<i64>} : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i64>)
  "func.return"(%7) : (tensor<i64>) -> ()
}
}
