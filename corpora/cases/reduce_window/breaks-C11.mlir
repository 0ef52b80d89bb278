// Breaks C11 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui32>, %1: tensor<ui32>) -> (tensor<3x1x2xui32>) {
  %4 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<ui32>, %3: tensor<ui32>):
    "stablehlo.return"(%3) : (tensor<ui32>) -> ()
  }) {base_dilations = array<i64: 2, 1, 3>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 0>, window_dimensions = array<i64: 2, 2, 1>, window_strides = array<i64: 2, 1, 3>} : (tensor<4x2x2xui32>, tensor<ui32>) -> (tensor<3x1x2xui32>)
  "func.return"(%4) : (tensor<3x1x2xui32>) -> ()
}
}
