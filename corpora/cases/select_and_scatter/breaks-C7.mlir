// Breaks C7 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf64>, %1: tensor<3x2xf64>) -> (tensor<3x2xf64>) {
  %2 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> (tensor<f64>)
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<f64>, %4: tensor<f64>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f64>, tensor<f64>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<f64>, %7: tensor<f64>):
    %8 = "stablehlo.minimum"(%6, %7) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    "stablehlo.return"(%8) : (tensor<f64>) -> ()
  }) {padding = dense<[[2, 0], [5, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 6>, window_strides = array<i64: 0, 0>} : (tensor<3x2xf64>, tensor<3x2xf64>, tensor<f64>) -> (tensor<3x2xf64>)
  "func.return"(%9) : (tensor<3x2xf64>) -> ()
}
}
