// Breaks I1 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi16>, %1: !stablehlo.token) -> (tensor<1x0xi16>, tensor<1x0xi16>) {
  %2 = "stablehlo.constant"() {value = dense<-5> : tensor<i16>} : () -> (tensor<i16>)
  %3 = "stablehlo.constant"() {value = dense<5> : tensor<i16>} : () -> (tensor<i16>)
  %4 = "stablehlo.clamp"(%2, %0, %3) : (tensor<i16>, tensor<2x3xi16>, tensor<i16>) -> (tensor<2x3xi16>)
  %5 = "stablehlo.constant"() {value = dense<1> : tensor<i16>} : () -> (tensor<i16>)
  %6 = "stablehlo.constant"() {value = dense<-32768> : tensor<i16>} : () -> (tensor<i16>)
  %13, %14 = "stablehlo.reduce_window"(%1, %4, %5, %6) ({
  ^bb0(%7: tensor<i16>, %8: tensor<i16>, %9: tensor<i16>, %10: tensor<i16>):
    %11 = "stablehlo.multiply"(%7, %9) : (tensor<i16>, tensor<i16>) -> (tensor<i16>)
    %12 = "stablehlo.maximum"(%8, %10) : (tensor<i16>, tensor<i16>) -> (tensor<i16>)
    "stablehlo.return"(%11, %12) : (tensor<i16>, tensor<i16>) -> ()
  }) {base_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 2>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 2>} : (!stablehlo.token, tensor<2x3xi16>, tensor<i16>, tensor<i16>) -> (tensor<1x0xi16>, tensor<1x0xi16>)
  "func.return"(%13, %14) : (tensor<1x0xi16>, tensor<1x0xi16>) -> ()
}
}
