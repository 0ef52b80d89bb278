// Breaks C15 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi1>) -> (tensor<0x2xi1>) {
  %1 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<i1>, %3: tensor<i1>):
    %4 = "stablehlo.and"(%2, %3) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%4) : (tensor<i1>) -> ()
  }) {base_dilations = array<i64: 1, 1>, padding = dense<[[-4, 1], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>} : (tensor<3x2xi1>, tensor<i1>) -> (tensor<0x2xi1>)
  "func.return"(%5) : (tensor<0x2xi1>) -> ()
}
}
