// Breaks I6 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf8E3M4>) -> (tensor<8x1x2xf8E3M4>) {
  %1 = "stablehlo.constant"() {value = dense<"0x70"> : tensor<f8E3M4>} : () -> (tensor<f8E3M4>)
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<f8E3M4>, %3: tensor<f8E3M4>):
    %4 = "stablehlo.minimum"(%2, %3) : (tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<f8E3M4>)
    "stablehlo.return"(%4) : (tensor<f8E3M4>) -> ()
  }) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[3, 1], [0, 1], [0, 0]]> : tensor<3x2xi64>, window_dilations = unit, window_dimensions = array<i64: 1, 3, 1>, window_strides = array<i64: 1, 3, 1>} : (tensor<4x2x2xf8E3M4>, tensor<f8E3M4>) -> (tensor<8x1x2xf8E3M4>)
  "func.return"(%5) : (tensor<8x1x2xf8E3M4>) -> ()
}
}
