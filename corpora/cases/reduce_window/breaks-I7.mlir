// Breaks I7 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xui16>, %1: tensor<ui16>) -> (tensor<1x2xui16>) {
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<ui16>, %3: tensor<ui16>):
    %4 = "stablehlo.constant"() {value = dense<15> : tensor<ui16>} : () -> (tensor<ui16>)
    "stablehlo.return"(%4) : (tensor<ui16>) -> ()
  }) {base_dilations = array<i64: 1, 1>, padding = unit, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 4>} : (tensor<2x3xui16>, tensor<ui16>) -> (tensor<1x2xui16>)
  "func.return"(%5) : (tensor<1x2xui16>) -> ()
}
}
