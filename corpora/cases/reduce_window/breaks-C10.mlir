// Breaks C10 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E4M3B11FNUZ>, %1: tensor<f8E4M3B11FNUZ>) -> (tensor<1x1xf8E4M3B11FNUZ>) {
  %8 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<f8E4M3B11FNUZ>, %3: tensor<f8E4M3B11FNUZ>):
    %4 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<ui2>} : () -> (tensor<ui2>)
    %5 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui2>} : () -> (tensor<ui2>)
    %6 = "stablehlo.and"(%4, %5) : (tensor<ui2>, tensor<ui2>) -> (tensor<ui2>)
    %7 = "stablehlo.reshape"(%6) : (tensor<ui2>) -> (tensor<ui2>)
    "stablehlo.return"(%3) : (tensor<f8E4M3B11FNUZ>) -> ()
  }) {base_dilations = array<i64: 1, 1>, padding = dense<[[-1, 1], [-1, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>} : (tensor<3x2xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<1x1xf8E4M3B11FNUZ>)
  "func.return"(%8) : (tensor<1x1xf8E4M3B11FNUZ>) -> ()
}
}
