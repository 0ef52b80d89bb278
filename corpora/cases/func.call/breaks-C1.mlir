// Breaks C1 of func.call; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xbf16>) -> (tensor<3x3xbf16>, tensor<0x0xbf16>) {
  %1, %2 = "func.call"(%0) {callee = @no_function} : (tensor<3x3xbf16>) -> (tensor<3x3xbf16>, tensor<0x0xbf16>)
  "func.return"(%1, %2) : (tensor<3x3xbf16>, tensor<0x0xbf16>) -> ()
}
func.func private @f0(%0: tensor<3x3xbf16>) -> (tensor<3x3xbf16>, tensor<0x0xbf16>) {
  %1 = "stablehlo.constant"() {value = dense<"0x0000"> : tensor<bf16>} : () -> (tensor<bf16>)
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<bf16>, %3: tensor<bf16>):
    %4 = "stablehlo.add"(%2, %3) : (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>)
    "stablehlo.return"(%4) : (tensor<bf16>) -> ()
  }) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 3>, window_dimensions = array<i64: 2, 4>, window_strides = array<i64: 3, 1>} : (tensor<3x3xbf16>, tensor<bf16>) -> (tensor<0x0xbf16>)
  "func.return"(%0, %5) : (tensor<3x3xbf16>, tensor<0x0xbf16>) -> ()
}
}
