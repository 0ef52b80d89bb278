// Breaks C4 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf32>, %1: tensor<f32>) -> (tensor<3x2xf32>) {
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<f32>, %3: tensor<f32>):
    %4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%4) : (tensor<f32>) -> ()
  }) {base_dilations = array<i64: 1, 1>, padding = dense<[[-1, 3], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 3, 3>, window_strides = array<i64: 1, 3>} : (tensor<3x3xf32>, tensor<f32>) -> (tensor<3x2xf32>)
  "func.return"(%5) : (tensor<3x2xf32>) -> ()
}
}
