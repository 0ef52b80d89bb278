// Breaks I3 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xbf16>, %1: tensor<1x0xbf16>, %2: tensor<2xbf16>) -> (tensor<3x2xbf16>) {
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<bf16>, %4: tensor<bf16>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<bf16>, tensor<bf16>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<bf16>, %7: tensor<bf16>):
    %8 = "stablehlo.maximum"(%6, %7) : (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>)
    "stablehlo.return"(%8) : (tensor<bf16>) -> ()
  }) {padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>} : (tensor<3x2xbf16>, tensor<1x0xbf16>, tensor<2xbf16>) -> (tensor<3x2xbf16>)
  "func.return"(%9) : (tensor<3x2xbf16>) -> ()
}
}
