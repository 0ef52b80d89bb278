// Breaks C16 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui4>, %1: tensor<4x2x2xui4>) -> (tensor<6x0x0xf64>, tensor<6x0x0xui4>) {
  %2 = "stablehlo.constant"() {value = dense<1> : tensor<ui4>} : () -> (tensor<ui4>)
  %3 = "stablehlo.constant"() {value = dense<0> : tensor<ui4>} : () -> (tensor<ui4>)
  %10, %11 = "stablehlo.reduce_window"(%0, %1, %2, %3) ({
  ^bb0(%4: tensor<ui4>, %5: tensor<ui4>, %6: tensor<ui4>, %7: tensor<ui4>):
    %8 = "stablehlo.multiply"(%4, %6) : (tensor<ui4>, tensor<ui4>) -> (tensor<ui4>)
    %9 = "stablehlo.xor"(%5, %7) : (tensor<ui4>, tensor<ui4>) -> (tensor<ui4>)
    "stablehlo.return"(%8, %9) : (tensor<ui4>, tensor<ui4>) -> ()
  }) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[4, 0], [-1, 0], [0, -1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 3, 2, 2>, window_strides = array<i64: 1, 1, 1>} : (tensor<4x2x2xui4>, tensor<4x2x2xui4>, tensor<ui4>, tensor<ui4>) -> (tensor<6x0x0xf64>, tensor<6x0x0xui4>)
  "func.return"(%10, %11) : (tensor<6x0x0xf64>, tensor<6x0x0xui4>) -> ()
}
}
