// Breaks I8 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E4M3B11FNUZ>) -> (tensor<4x0xf8E4M3B11FNUZ>) {
  %1 = "stablehlo.constant"() {value = dense<"0xE2"> : tensor<f8E4M3B11FNUZ>} : () -> (tensor<f8E4M3B11FNUZ>)
  %2 = "stablehlo.constant"() {value = dense<"0x62"> : tensor<f8E4M3B11FNUZ>} : () -> (tensor<f8E4M3B11FNUZ>)
  %3 = "stablehlo.clamp"(%1, %0, %2) : (tensor<f8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<3x2xf8E4M3B11FNUZ>)
  %4 = "stablehlo.constant"() {value = dense<"0x58"> : tensor<f8E4M3B11FNUZ>} : () -> (tensor<f8E4M3B11FNUZ>)
  %7 = "stablehlo.reduce_window"(%3, %4) ({
  ^bb0(%5: tensor<f8E4M3B11FNUZ>, %6: tensor<f8E4M3B11FNUZ>):
  }) {base_dilations = array<i64: 1, 1>, padding = dense<[[2, 3], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 2, 2>} : (tensor<3x2xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<4x0xf8E4M3B11FNUZ>)
  "func.return"(%7) : (tensor<4x0xf8E4M3B11FNUZ>) -> ()
}
}
