// Breaks C8 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf64>, %1: tensor<f64>) -> (tensor<2x0xf64>) {
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<f64>, %3: tensor<f64>):
    %4 = "stablehlo.maximum"(%2, %3) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    "stablehlo.return"(%4) : (tensor<f64>) -> ()
  }) {base_dilations = array<i64: 1>, padding = dense<[[0, 3], [-3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>} : (tensor<2x3xf64>, tensor<f64>) -> (tensor<2x0xf64>)
  "func.return"(%5) : (tensor<2x0xf64>) -> ()
}
}
