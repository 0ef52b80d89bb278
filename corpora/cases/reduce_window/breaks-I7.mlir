// Breaks I7 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui2>) -> (tensor<1x0x0xui2>) {
  %1 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<ui2>} : () -> (tensor<ui2>)
  %2 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<ui2>} : () -> (tensor<ui2>)
  %3 = "stablehlo.clamp"(%1, %0, %2) : (tensor<ui2>, tensor<4x2x2xui2>, tensor<ui2>) -> (tensor<4x2x2xui2>)
  %4 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<ui2>} : () -> (tensor<ui2>)
  %8 = "stablehlo.reduce_window"(%3, %4) ({
  ^bb0(%5: tensor<ui2>, %6: tensor<ui2>):
    %7 = "stablehlo.add"(%5, %6) : (tensor<ui2>, tensor<ui2>) -> (tensor<ui2>)
    "stablehlo.return"(%7) : (tensor<ui2>) -> ()
  }) {base_dilations = array<i64: 1, 2, 1>, padding = unit, window_dilations = array<i64: 3, 3, 1>, window_dimensions = array<i64: 3, 3, 3>, window_strides = array<i64: 2, 2, 3>} : (tensor<4x2x2xui2>, tensor<ui2>) -> (tensor<1x0x0xui2>)
  "func.return"(%8) : (tensor<1x0x0xui2>) -> ()
}
}
