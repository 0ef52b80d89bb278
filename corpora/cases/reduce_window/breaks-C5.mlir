// Breaks C5 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf64>) -> (tensor<2x1x1xf64>) {
  %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> (tensor<f64>)
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<f64>, %3: tensor<f64>):
    %4 = "stablehlo.add"(%2, %3) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    "stablehlo.return"(%4) : (tensor<f64>) -> ()
  }) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 0, 2, 2>, window_strides = array<i64: 3, 3, 1>} : (tensor<4x2x2xf64>, tensor<f64>) -> (tensor<2x1x1xf64>)
  "func.return"(%5) : (tensor<2x1x1xf64>) -> ()
}
}
