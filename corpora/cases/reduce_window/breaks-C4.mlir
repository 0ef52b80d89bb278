// Breaks C4 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xbf16>) -> (tensor<1x1x0xbf16>) {
  %1 = "stablehlo.constant"() {value = dense<0x7F80> : tensor<bf16>} : () -> (tensor<bf16>)
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<bf16>, %3: tensor<bf16>):
    %4 = "stablehlo.minimum"(%2, %3) : (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>)
    "stablehlo.return"(%4) : (tensor<bf16>) -> ()
  }) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 5, 2, 1>} : (tensor<4x2x2xbf16>, tensor<bf16>) -> (tensor<1x1x0xbf16>)
  "func.return"(%5) : (tensor<1x1x0xbf16>) -> ()
}
}
