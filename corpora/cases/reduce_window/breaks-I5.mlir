// Breaks I5 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui8>) -> (tensor<3x1xui8>) {
  %1 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<ui8>} : () -> (tensor<ui8>)
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<ui8>, %3: tensor<ui8>):
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<ui8>, tensor<ui8>) -> (tensor<ui8>)
    "stablehlo.return"(%4) : (tensor<ui8>) -> ()
  }) {base_dilations = unit, padding = dense<[[3, 3], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 4>, window_strides = array<i64: 2, 3>} : (tensor<3x3xui8>, tensor<ui8>) -> (tensor<3x1xui8>)
  "func.return"(%5) : (tensor<3x1xui8>) -> ()
}
}
