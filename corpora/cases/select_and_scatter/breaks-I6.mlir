// Breaks I6 of select_and_scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<0x1x2xf32>) -> (tensor<2x3x4xf32>) {
  %2 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> (tensor<f32>)
  %9 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<f32>, %7: tensor<f32>):
    %8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%8) : (tensor<f32>) -> ()
  }) {padding = "wrong", window_dimensions = array<i64: 3, 2, 3>, window_strides = array<i64: 1, 3, 1>} : (tensor<2x3x4xf32>, tensor<0x1x2xf32>, tensor<f32>) -> (tensor<2x3x4xf32>)
  "func.return"(%9) : (tensor<2x3x4xf32>) -> ()
}
}
