// Breaks C4 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui64>, %1: tensor<0x2xui64>, %2: tensor<ui64>) -> (tensor<3x2xui64>) {
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<ui64>, %4: tensor<ui64>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<ui64>, tensor<ui64>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<ui64>, %7: tensor<ui64>):
    %8 = "stablehlo.and"(%6, %7) : (tensor<ui64>, tensor<ui64>) -> (tensor<ui64>)
    "stablehlo.return"(%8) : (tensor<ui64>) -> ()
  }) {padding = dense<[[-1, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 4, 2, 4>, window_strides = array<i64: 2, 2>} : (tensor<3x2xui64>, tensor<0x2xui64>, tensor<ui64>) -> (tensor<3x2xui64>)
  "func.return"(%9) : (tensor<3x2xui64>) -> ()
}
}
