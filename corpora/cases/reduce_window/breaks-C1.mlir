// Breaks C1 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi16>) -> (tensor<1x1xi16>) {
  %7 = "stablehlo.reduce_window"(%0) ({
  ^bb0(%1: tensor<i16>, %2: tensor<i16>):
    %3 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
    %4 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
    %5, %6 = "stablehlo.optimization_barrier"(%3, %4) : (tensor<i1>, tensor<i1>) -> (tensor<i1>, tensor<i1>)
    "stablehlo.return"(%2) : (tensor<i16>) -> ()
  }) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [26, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 27>, window_strides = array<i64: 2, 4>} : (tensor<2x3xi16>) -> (tensor<1x1xi16>)
  "func.return"(%7) : (tensor<1x1xi16>) -> ()
}
}
