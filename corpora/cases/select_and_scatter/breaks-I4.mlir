// Breaks I4 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi1>, %1: tensor<2x1xi1>, %2: tensor<i1>) -> (tensor<3x2xi1>) {
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<i1>, %4: tensor<i1>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<i1>, %7: tensor<i1>):
    %8 = "stablehlo.or"(%6, %7) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%8) : (tensor<i1>) -> ()
  }) {padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = "wrong", window_strides = array<i64: 2, 2>} : (tensor<3x2xi1>, tensor<2x1xi1>, tensor<i1>) -> (tensor<3x2xi1>)
  "func.return"(%9) : (tensor<3x2xi1>) -> ()
}
}
