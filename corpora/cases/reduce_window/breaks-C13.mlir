// Breaks C13 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E4M3B11FNUZ>) -> (tensor<2x1x2xf8E4M3B11FNUZ>) {
  %1 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f8E4M3B11FNUZ>} : () -> (tensor<f8E4M3B11FNUZ>)
  %6 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<f8E4M3B11FNUZ>, %3: tensor<f8E4M3B11FNUZ>, %4: tensor<i32>):
    %5 = "stablehlo.multiply"(%2, %3) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>)
    "stablehlo.return"(%5) : (tensor<f8E4M3B11FNUZ>) -> ()
  }) {base_dilations = array<i64: 2, 1, 2>, padding = dense<[[2, 0], [4, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 2, 2, 2>, window_dimensions = array<i64: 2, 3, 1>, window_strides = array<i64: 2, 3, 4>} : (tensor<2x3x4xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<2x1x2xf8E4M3B11FNUZ>)
  "func.return"(%6) : (tensor<2x1x2xf8E4M3B11FNUZ>) -> ()
}
}
