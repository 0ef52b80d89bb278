// Breaks I7 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf64>, %1: tensor<1x3x4xf64>, %2: tensor<f64>) -> (tensor<2x3x4xf64>) {
  %8 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<f64>, %4: tensor<f64>):
  }, {
  ^bb0(%5: tensor<f64>, %6: tensor<f64>):
    %7 = "stablehlo.minimum"(%5, %6) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    "stablehlo.return"(%7) : (tensor<f64>) -> ()
  }) {padding = dense<[[0, 0], [3, 0], [5, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 4, 6>, window_strides = array<i64: 2, 1, 1>} : (tensor<2x3x4xf64>, tensor<1x3x4xf64>, tensor<f64>) -> (tensor<2x3x4xf64>)
  "func.return"(%8) : (tensor<2x3x4xf64>) -> ()
}
}
