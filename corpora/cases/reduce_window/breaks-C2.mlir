// Breaks C2 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x4xui8>, %1: tensor<3x4x1xui8>, %2: tensor<ui8>, %3: tensor<ui8>) -> (tensor<2x3xui8>, tensor<2x3xui8>) {
  %10, %11 = "stablehlo.reduce_window"(%0, %1, %2, %3) ({
  ^bb0(%4: tensor<ui8>, %5: tensor<ui8>, %6: tensor<ui8>, %7: tensor<ui8>):
    %8 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> (tensor<ui8>)
    %9 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> (tensor<ui8>)
    "stablehlo.return"(%8, %9) : (tensor<ui8>, tensor<ui8>) -> ()
  }) {window_dimensions = array<i64: 2, 2>} : (tensor<3x4xui8>, tensor<3x4x1xui8>, tensor<ui8>, tensor<ui8>) -> (tensor<2x3xui8>, tensor<2x3xui8>)
  "func.return"(%10, %11) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
}
}
