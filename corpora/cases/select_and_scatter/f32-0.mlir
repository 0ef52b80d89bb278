// A case of select_and_scatter on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x1xf32>, %1: tensor<1x1xf32>) -> (tensor<3x1xf64>) {
  %2 = "stablehlo.reshape"(%1) : (tensor<1x1xf32>) -> (tensor<f32>)
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<f64>, %7: tensor<f64>):
    %8 = "stablehlo.minimum"(%6, %7) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    "stablehlo.return"(%8) : (tensor<f64>) -> ()
  }) {padding = dense<[[2, 0], [1, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 4, 2>} : (tensor<3x1xf32>, tensor<1x1xf32>, tensor<f32>) -> (tensor<3x1xf64>)
  "func.return"(%9) : (tensor<3x1xf64>) -> ()
}
}
