// Breaks C13 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi32>, %1: tensor<i32>) -> (tensor<5x0x1xi32>) {
  %4 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<i32>):
    %3 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
    "stablehlo.return"(%3) : (tensor<i32>) -> ()
  }) {base_dilations = array<i64: 3, 1, 1>, padding = dense<[[0, 1], [1, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 3, 3, 1>, window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 1, 3, 2>} : (tensor<2x3x4xi32>, tensor<i32>) -> (tensor<5x0x1xi32>)
  "func.return"(%4) : (tensor<5x0x1xi32>) -> ()
}
}
