// Breaks C8 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xbf16>, %1: tensor<bf16>) -> (tensor<3x3xbf16>) {
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<bf16>, %3: tensor<bf16>):
    %4 = "stablehlo.maximum"(%2, %3) : (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>)
    "stablehlo.return"(%4) : (tensor<bf16>) -> ()
  }) {base_dilations = array<i64: 2, 1, 2>, padding = dense<[[3, 3], [2, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 3, 2>} : (tensor<3x2xbf16>, tensor<bf16>) -> (tensor<3x3xbf16>)
  "func.return"(%5) : (tensor<3x3xbf16>) -> ()
}
}
