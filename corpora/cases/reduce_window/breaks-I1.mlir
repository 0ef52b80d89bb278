// Breaks I1 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tuple<tensor<2x3x4xf8E4M3>>) -> (tensor<0x1x2xf8E4M3>) {
  %1 = "stablehlo.constant"() {value = dense<"0x38"> : tensor<f8E4M3>} : () -> (tensor<f8E4M3>)
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<f8E4M3>, %3: tensor<f8E4M3>):
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<f8E4M3>, tensor<f8E4M3>) -> (tensor<f8E4M3>)
    "stablehlo.return"(%4) : (tensor<f8E4M3>) -> ()
  }) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 4, 3, 2>, window_strides = array<i64: 1, 3, 2>} : (tuple<tensor<2x3x4xf8E4M3>>, tensor<f8E4M3>) -> (tensor<0x1x2xf8E4M3>)
  "func.return"(%5) : (tensor<0x1x2xf8E4M3>) -> ()
}
}
