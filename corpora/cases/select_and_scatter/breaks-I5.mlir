// Breaks I5 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xui8>, %1: tensor<0x0xui8>) -> (tensor<2x3xui8>) {
  %2 = "stablehlo.constant"() {value = dense<255> : tensor<ui8>} : () -> (tensor<ui8>)
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<ui8>, %4: tensor<ui8>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<ui8>, tensor<ui8>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<ui8>, %7: tensor<ui8>):
    %8 = "stablehlo.and"(%6, %7) : (tensor<ui8>, tensor<ui8>) -> (tensor<ui8>)
    "stablehlo.return"(%8) : (tensor<ui8>) -> ()
  }) {padding = dense<[[1, -4], [-4, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 13>, window_strides = "wrong"} : (tensor<2x3xui8>, tensor<0x0xui8>, tensor<ui8>) -> (tensor<2x3xui8>)
  "func.return"(%9) : (tensor<2x3xui8>) -> ()
}
}
