// Breaks I8 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf4E2M1FN>, %1: tensor<1x3x3xf4E2M1FN>) -> (tensor<2x3x4xf4E2M1FN>) {
  %2 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f4E2M1FN>} : () -> (tensor<f4E2M1FN>)
  %8 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<f4E2M1FN>, %4: tensor<f4E2M1FN>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<f4E2M1FN>, %7: tensor<f4E2M1FN>):
  }) {padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 1, 2>, window_strides = array<i64: 2, 1, 1>} : (tensor<2x3x4xf4E2M1FN>, tensor<1x3x3xf4E2M1FN>, tensor<f4E2M1FN>) -> (tensor<2x3x4xf4E2M1FN>)
  "func.return"(%8) : (tensor<2x3x4xf4E2M1FN>) -> ()
}
}
