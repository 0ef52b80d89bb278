// Breaks C6 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui8>, %1: tensor<2x0x0xui8>, %2: tensor<ui8>) -> (tensor<4x2x2xui8>) {
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<ui8>, %4: tensor<ui8>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<ui8>, tensor<ui8>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<ui8>, %7: tensor<ui8>):
    %8 = "stablehlo.and"(%6, %7) : (tensor<ui8>, tensor<ui8>) -> (tensor<ui8>)
    "stablehlo.return"(%8) : (tensor<ui8>) -> ()
  }) {padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 4>, window_strides = array<i64: 2, 1>} : (tensor<4x2x2xui8>, tensor<2x0x0xui8>, tensor<ui8>) -> (tensor<4x2x2xui8>)
  "func.return"(%9) : (tensor<4x2x2xui8>) -> ()
}
}
