// Breaks I6 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf64>) -> (tensor<1x1xf64>) {
  %1 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> (tensor<f64>)
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<f64>, %3: tensor<f64>):
    %4 = "stablehlo.minimum"(%2, %3) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    "stablehlo.return"(%4) : (tensor<f64>) -> ()
  }) {base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [-5, 3]]> : tensor<2x2xi64>, window_dilations = "wrong", window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 3, 2>} : (tensor<2x3xf64>, tensor<f64>) -> (tensor<1x1xf64>)
  "func.return"(%5) : (tensor<1x1xf64>) -> ()
}
}
