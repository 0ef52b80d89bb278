// Breaks C9 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xui32>, %1: tensor<0x2x4xui32>, %2: tensor<ui32>) -> (tensor<2x3x4xui32>) {
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<i1>, %4: tensor<ui32>):
    %5 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<ui32>, %7: tensor<ui32>):
    %8 = "stablehlo.and"(%6, %7) : (tensor<ui32>, tensor<ui32>) -> (tensor<ui32>)
    "stablehlo.return"(%8) : (tensor<ui32>) -> ()
  }) {padding = dense<[[1, -2], [-1, 3], [0, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 4, 2>, window_strides = array<i64: 1, 1, 1>} : (tensor<2x3x4xui32>, tensor<0x2x4xui32>, tensor<ui32>) -> (tensor<2x3x4xui32>)
  "func.return"(%9) : (tensor<2x3x4xui32>) -> ()
}
}
