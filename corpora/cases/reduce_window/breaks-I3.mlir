// Breaks I3 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf6E3M2FN>, %1: tensor<f6E3M2FN>) -> (tensor<3x1xf6E3M2FN>) {
  %7 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<f6E3M2FN>, %3: tensor<f6E3M2FN>):
    %4 = "stablehlo.constant"() {value = dense<3.70920615068742139e-68> : tensor<f64>} : () -> (tensor<f64>)
    %5 = "stablehlo.cbrt"(%4) : (tensor<f64>) -> (tensor<f64>)
    %6 = "stablehlo.subtract"(%4, %5) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    "stablehlo.return"(%2) : (tensor<f6E3M2FN>) -> ()
  }) {base_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_strides = array<i64: 1, 3>} : (tensor<3x2xf6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<3x1xf6E3M2FN>)
  "func.return"(%7) : (tensor<3x1xf6E3M2FN>) -> ()
}
}
