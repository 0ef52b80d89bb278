// Breaks I7 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi1>, %1: tensor<1x3x2xi1>) -> (tensor<2x3x4xi1>) {
  %2 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
  %8 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<i1>, %4: tensor<i1>):
  }, {
  ^bb0(%5: tensor<i1>, %6: tensor<i1>):
    %7 = "stablehlo.or"(%5, %6) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%7) : (tensor<i1>) -> ()
  }) {padding = dense<[[0, 0], [0, 0], [3, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 4>, window_strides = array<i64: 2, 1, 2>} : (tensor<2x3x4xi1>, tensor<1x3x2xi1>, tensor<i1>) -> (tensor<2x3x4xi1>)
  "func.return"(%8) : (tensor<2x3x4xi1>) -> ()
}
}
