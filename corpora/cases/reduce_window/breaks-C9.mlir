// Breaks C9 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xui8>) -> (tensor<0x3x10xui8>) {
  %1 = "stablehlo.constant"() {value = dense<"0xFF"> : tensor<ui8>} : () -> (tensor<ui8>)
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<ui8>, %3: tensor<ui8>):
    %4 = "stablehlo.and"(%2, %3) : (tensor<ui8>, tensor<ui8>) -> (tensor<ui8>)
    "stablehlo.return"(%4) : (tensor<ui8>) -> ()
  }) {base_dilations = array<i64: 0, 2, 2>, padding = dense<[[0, 0], [-1, 2], [1, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 2>, window_dimensions = array<i64: 4, 4, 1>, window_strides = array<i64: 3, 1, 1>} : (tensor<2x3x4xui8>, tensor<ui8>) -> (tensor<0x3x10xui8>)
  "func.return"(%5) : (tensor<0x3x10xui8>) -> ()
}
}
