// Breaks C2 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf16>, %1: tensor<2x3x1xf16>) -> (tensor<2x3x4xf16>) {
  %2 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f16>} : () -> (tensor<f16>)
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<f16>, %4: tensor<f16>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f16>, tensor<f16>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<f16>, %7: tensor<f16>):
    %8 = "stablehlo.add"(%6, %7) : (tensor<f16>, tensor<f16>) -> (tensor<f16>)
    "stablehlo.return"(%8) : (tensor<f16>) -> ()
  }) {padding = dense<[[0, 0], [1, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 100, 2, 2>, window_strides = array<i64: 1, 1, 5>} : (tensor<2x3x4xf16>, tensor<2x3x1xf16>, tensor<f16>) -> (tensor<2x3x4xf16>)
  "func.return"(%9) : (tensor<2x3x4xf16>) -> ()
}
}
