// Breaks I8 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui32>, %1: tensor<2x2xui32>, %2: tensor<ui32>) -> (tensor<3x2xui32>) {
  %8 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<ui32>, %4: tensor<ui32>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<ui32>, tensor<ui32>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<ui32>, %7: tensor<ui32>):
  }) {padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 2, 1>} : (tensor<3x2xui32>, tensor<2x2xui32>, tensor<ui32>) -> (tensor<3x2xui32>)
  "func.return"(%8) : (tensor<3x2xui32>) -> ()
}
}
