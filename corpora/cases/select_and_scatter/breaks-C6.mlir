// Breaks C6 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui8>, %1: tensor<4x3x3xui8>) -> (tensor<4x2x2xui64>) {
  %2 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> (tensor<ui8>)
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<ui8>, %4: tensor<ui8>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<ui8>, tensor<ui8>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<ui64>, %7: tensor<ui64>):
    %8 = "stablehlo.add"(%6, %7) : (tensor<ui64>, tensor<ui64>) -> (tensor<ui64>)
    "stablehlo.return"(%8) : (tensor<ui64>) -> ()
  }) {padding = dense<[[0, 0], [1, 1], [1, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 1>} : (tensor<4x2x2xui8>, tensor<4x3x3xui8>, tensor<ui8>) -> (tensor<4x2x2xui64>)
  "func.return"(%9) : (tensor<4x2x2xui64>) -> ()
}
}
