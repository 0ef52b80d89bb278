// Breaks I4 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi2>, %1: tensor<i2>) -> (tensor<6x0xi2>) {
  %4 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<i2>, %3: tensor<i2>):
    "stablehlo.return"(%3) : (tensor<i2>) -> ()
  }) {base_dilations = array<i64: 2, 2>, padding = dense<[[3, 4], [5, -6]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 3>, window_dimensions = array<i64: 3, 6>, window_strides = unit} : (tensor<2x3xi2>, tensor<i2>) -> (tensor<6x0xi2>)
  "func.return"(%4) : (tensor<6x0xi2>) -> ()
}
}
