// Breaks C3 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf64>) -> (tensor<0x2xf64>) {
  %1 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<bf16>} : () -> (tensor<bf16>)
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<f64>, %3: tensor<f64>):
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    "stablehlo.return"(%4) : (tensor<f64>) -> ()
  }) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, -2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>} : (tensor<3x2xf64>, tensor<bf16>) -> (tensor<0x2xf64>)
  "func.return"(%5) : (tensor<0x2xf64>) -> ()
}
}
