// Breaks C12 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E5M2FNUZ>, %1: tensor<f8E5M2FNUZ>) -> (tensor<2x1xf8E5M2FNUZ>) {
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<f8E5M2FNUZ>, %3: tensor<f8E5M2FNUZ>):
    %4 = "stablehlo.maximum"(%2, %3) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> (tensor<f8E5M2FNUZ>)
    "stablehlo.return"(%4) : (tensor<f8E5M2FNUZ>) -> ()
  }) {base_dilations = array<i64: 1, 1>, padding = dense<[[12, 0], [1, 0], [12, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 13, 2>, window_strides = array<i64: 2, 2>} : (tensor<3x2xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> (tensor<2x1xf8E5M2FNUZ>)
  "func.return"(%5) : (tensor<2x1xf8E5M2FNUZ>) -> ()
}
}
