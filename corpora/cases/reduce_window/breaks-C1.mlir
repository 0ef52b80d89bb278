// Breaks C1 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf64>) -> (tensor<2x0x8xf64>) {
  %4 = "stablehlo.reduce_window"(%0) ({
  ^bb0(%1: tensor<f64>, %2: tensor<f64>):
    %3 = "stablehlo.maximum"(%1, %2) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    "stablehlo.return"(%3) : (tensor<f64>) -> ()
  }) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[2, 2], [-1, -1], [2, 3]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 2, 2, 2>, window_strides = array<i64: 3, 1, 1>} : (tensor<2x3x4xf64>) -> (tensor<2x0x8xf64>)
  "func.return"(%4) : (tensor<2x0x8xf64>) -> ()
}
}
