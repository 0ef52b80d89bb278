// Breaks C3 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E3M4>, %1: tensor<1x2x0xf8E3M4>, %2: tensor<ui8>) -> (tensor<2x3x4xf8E3M4>) {
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<f8E3M4>, %4: tensor<f8E3M4>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<f8E3M4>, %7: tensor<f8E3M4>):
    %8 = "stablehlo.maximum"(%6, %7) : (tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<f8E3M4>)
    "stablehlo.return"(%8) : (tensor<f8E3M4>) -> ()
  }) {padding = dense<[[1, 0], [0, 0], [3, -4]]> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 1, 4>, window_strides = array<i64: 3, 2, 1>} : (tensor<2x3x4xf8E3M4>, tensor<1x2x0xf8E3M4>, tensor<ui8>) -> (tensor<2x3x4xf8E3M4>)
  "func.return"(%9) : (tensor<2x3x4xf8E3M4>) -> ()
}
}
