// Breaks C6 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi64>, %1: tensor<i64>) -> (tensor<5x5x3xi64>) {
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<i64>, %3: tensor<i64>):
    %4 = "stablehlo.maximum"(%2, %3) : (tensor<i64>, tensor<i64>) -> (tensor<i64>)
    "stablehlo.return"(%4) : (tensor<i64>) -> ()
  }) {base_dilations = array<i64: 3, 1, 1>, padding = dense<[[2, 3], [-1, 3], [2, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 3, 1>, window_dimensions = array<i64: 1, 1, 1>, window_strides = array<i64: 2, 1>} : (tensor<2x3x4xi64>, tensor<i64>) -> (tensor<5x5x3xi64>)
  "func.return"(%5) : (tensor<5x5x3xi64>) -> ()
}
}
