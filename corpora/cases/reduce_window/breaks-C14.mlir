// Breaks C14 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x4xf64>, %1: tensor<3x4xf64>, %2: tensor<f64>) -> (tensor<2x3xf64>, tensor<2x3x1xf64>) {
  %3 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> (tensor<f64>)
  %10, %11 = "stablehlo.reduce_window"(%0, %1, %3, %2) ({
  ^bb0(%4: tensor<f64>, %5: tensor<f64>, %6: tensor<f64>, %7: tensor<f64>):
    %8 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> (tensor<f64>)
    %9 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> (tensor<f64>)
    "stablehlo.return"(%8, %9) : (tensor<f64>, tensor<f64>) -> ()
  }) {window_dimensions = array<i64: 2, 2>} : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>, tensor<f64>) -> (tensor<2x3xf64>, tensor<2x3x1xf64>)
  "func.return"(%10, %11) : (tensor<2x3xf64>, tensor<2x3x1xf64>) -> ()
}
}
