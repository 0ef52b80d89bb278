// Breaks C2 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi32>, %1: tensor<0x0xi32>) -> (tensor<3x3xi32>) {
  %2 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<i32>, %7: tensor<i32>):
    %8 = "stablehlo.or"(%6, %7) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%8) : (tensor<i32>) -> ()
  }) {padding = dense<[[0, -1], [1, -1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 4>, window_strides = array<i64: 2, 2>} : (tensor<3x3xi32>, tensor<0x0xi32>, tensor<i32>) -> (tensor<3x3xi32>)
  "func.return"(%9) : (tensor<3x3xi32>) -> ()
}
}
