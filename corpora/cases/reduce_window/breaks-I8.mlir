// Breaks I8 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi64>) -> (tensor<4x0x1xi64>) {
  %1 = "stablehlo.constant"() {value = dense<-9223372036854775808> : tensor<i64>} : () -> (tensor<i64>)
  %4 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<i64>, %3: tensor<i64>):
  }) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 3, 1>, window_strides = array<i64: 1, 3, 3>} : (tensor<4x2x2xi64>, tensor<i64>) -> (tensor<4x0x1xi64>)
  "func.return"(%4) : (tensor<4x0x1xi64>) -> ()
}
}
