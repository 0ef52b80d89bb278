// A case of select_and_scatter on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x1x1x1xf32>, %1: tensor<f32>) -> (tensor<1x3x4x2xf32>) {
  %2 = "stablehlo.constant"() {value = dense<"0x000040C0000000410000803F000080C0000000410000C0400000C0C0000040400000803F0000A040000080BF000080400000E0C00000803F000000C00000C0C0000000C1000040C0000000410000803F000080C0000000410000C0400000C0C0"> : tensor<1x3x4x2xf32>} : () -> (tensor<1x3x4x2xf32>)
  %9 = "stablehlo.select_and_scatter"(%2, %0, %1) ({
  ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<f32>, %7: tensor<f32>):
    %8 = "stablehlo.maximum"(%6, %7) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%8) : (tensor<f32>) -> ()
  }) {padding = dense<[[1, 1], [1, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 2, 2, 2, 2>, window_strides = array<i64: 1, 3, 3, 3>} : (tensor<1x3x4x2xf32>, tensor<2x1x1x1xf32>, tensor<f32>) -> (tensor<1x3x4x2xf32>)
  "func.return"(%9) : (tensor<1x3x4x2xf32>) -> ()
}
}
