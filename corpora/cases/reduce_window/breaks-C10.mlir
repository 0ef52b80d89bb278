// Breaks C10 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xbf16>) -> (tensor<2x3xbf16>) {
  %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<bf16>} : () -> (tensor<bf16>)
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<bf16>, %3: tensor<bf16>):
    %4 = "stablehlo.add"(%2, %3) : (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>)
    "stablehlo.return"(%4) : (tensor<bf16>) -> ()
  }) {base_dilations = array<i64: 2, 2>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 2, 2>} : (tensor<2x3xbf16>, tensor<bf16>) -> (tensor<2x3xbf16>)
  "func.return"(%5) : (tensor<2x3xbf16>) -> ()
}
}
