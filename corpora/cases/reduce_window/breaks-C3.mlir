// Breaks C3 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi2>, %1: tensor<ui8>) -> (tensor<4x3xi2>) {
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<i2>, %3: tensor<i2>):
    %4 = "stablehlo.xor"(%2, %3) : (tensor<i2>, tensor<i2>) -> (tensor<i2>)
    "stablehlo.return"(%4) : (tensor<i2>) -> ()
  }) {base_dilations = array<i64: 3, 3>, padding = dense<[[2, 3], [2, -1]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 2>} : (tensor<2x3xi2>, tensor<ui8>) -> (tensor<4x3xi2>)
  "func.return"(%5) : (tensor<4x3xi2>) -> ()
}
}
