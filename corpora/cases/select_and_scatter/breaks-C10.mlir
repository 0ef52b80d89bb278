// Breaks C10 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xui8>, %1: tensor<0x1x2xui8>) -> (tensor<2x3x4xui32>) {
  %2 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<ui8>} : () -> (tensor<ui8>)
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<ui8>, %4: tensor<ui8>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<ui8>, tensor<ui8>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<f32>, %7: tensor<ui32>):
    %8 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<ui32>} : () -> (tensor<ui32>)
    "stablehlo.return"(%8) : (tensor<ui32>) -> ()
  }) {padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 4, 1, 3>, window_strides = array<i64: 2, 3, 1>} : (tensor<2x3x4xui8>, tensor<0x1x2xui8>, tensor<ui8>) -> (tensor<2x3x4xui32>)
  "func.return"(%9) : (tensor<2x3x4xui32>) -> ()
}
}
