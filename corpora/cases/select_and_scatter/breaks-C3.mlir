// Breaks C3 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf6E3M2FN>, %1: tensor<2x2xf6E3M2FN>, %2: tensor<f64>) -> (tensor<3x3xf6E3M2FN>) {
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<f6E3M2FN>, %4: tensor<f6E3M2FN>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<f6E3M2FN>, %7: tensor<f6E3M2FN>):
    %8 = "stablehlo.maximum"(%6, %7) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<f6E3M2FN>)
    "stablehlo.return"(%8) : (tensor<f6E3M2FN>) -> ()
  }) {padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 2>} : (tensor<3x3xf6E3M2FN>, tensor<2x2xf6E3M2FN>, tensor<f64>) -> (tensor<3x3xf6E3M2FN>)
  "func.return"(%9) : (tensor<3x3xf6E3M2FN>) -> ()
}
}
