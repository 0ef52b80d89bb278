// Breaks C4 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf6E2M3FN>, %1: tensor<1x4x0xf6E2M3FN>) -> (tensor<2x3x4xf6E2M3FN>) {
  %2 = "stablehlo.constant"() {value = dense<7.500000e+00> : tensor<f6E2M3FN>} : () -> (tensor<f6E2M3FN>)
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<f6E2M3FN>, %4: tensor<f6E2M3FN>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<f6E2M3FN>, %7: tensor<f6E2M3FN>):
    %8 = "stablehlo.minimum"(%6, %7) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>)
    "stablehlo.return"(%8) : (tensor<f6E2M3FN>) -> ()
  }) {padding = dense<[[0, 0], [1, 1], [-7, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 1, 1>} : (tensor<2x3x4xf6E2M3FN>, tensor<1x4x0xf6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<2x3x4xf6E2M3FN>)
  "func.return"(%9) : (tensor<2x3x4xf6E2M3FN>) -> ()
}
}
