// Breaks C9 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi64>, %1: tensor<1x1xi64>) -> (tensor<3x2xi64>) {
  %2 = "stablehlo.reshape"(%1) : (tensor<1x1xi64>) -> (tensor<i64>)
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<2xi64>, %4: tensor<i64>):
    %5 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<i64>, %7: tensor<i64>):
    %8 = "stablehlo.and"(%6, %7) : (tensor<i64>, tensor<i64>) -> (tensor<i64>)
    "stablehlo.return"(%8) : (tensor<i64>) -> ()
  }) {padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>} : (tensor<3x2xi64>, tensor<1x1xi64>, tensor<i64>) -> (tensor<3x2xi64>)
  "func.return"(%9) : (tensor<3x2xi64>) -> ()
}
}
