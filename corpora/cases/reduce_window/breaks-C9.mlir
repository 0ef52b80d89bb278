// Breaks C9 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui32>) -> (tensor<3x1xui32>) {
  %1 = "stablehlo.constant"() {value = dense<0> : tensor<ui32>} : () -> (tensor<ui32>)
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<ui32>, %3: tensor<ui32>):
    %4 = "stablehlo.maximum"(%2, %3) : (tensor<ui32>, tensor<ui32>) -> (tensor<ui32>)
    "stablehlo.return"(%4) : (tensor<ui32>) -> ()
  }) {base_dilations = array<i64: 1, 0>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 2>} : (tensor<3x2xui32>, tensor<ui32>) -> (tensor<3x1xui32>)
  "func.return"(%5) : (tensor<3x1xui32>) -> ()
}
}
