// Breaks I2 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf16>, %1: tensor<2xf16>) -> (tensor<3x3xf16>) {
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<f16>, %3: tensor<f16>):
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<f16>, tensor<f16>) -> (tensor<f16>)
    "stablehlo.return"(%4) : (tensor<f16>) -> ()
  }) {base_dilations = array<i64: 3, 2>, padding = dense<[[0, 0], [4, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 4, 2>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>} : (tensor<3x2xf16>, tensor<2xf16>) -> (tensor<3x3xf16>)
  "func.return"(%5) : (tensor<3x3xf16>) -> ()
}
}
