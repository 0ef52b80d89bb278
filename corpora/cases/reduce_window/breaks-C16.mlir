// Breaks C16 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf6E3M2FN>, %1: tensor<f6E3M2FN>) -> (tensor<1x0xf32>) {
  %8 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<f6E3M2FN>, %3: tensor<f6E3M2FN>):
    %4 = "stablehlo.constant"() {value = dense<"0x1F"> : tensor<1xf6E3M2FN>} : () -> (tensor<1xf6E3M2FN>)
    %5 = "stablehlo.dot_general"(%3, %4) {dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<f6E3M2FN>, tensor<1xf6E3M2FN>) -> (tensor<1xf6E3M2FN>)
    %6 = "stablehlo.constant"() {value = dense<"0x1B"> : tensor<f6E3M2FN>} : () -> (tensor<f6E3M2FN>)
    %7 = "stablehlo.round_nearest_afz"(%6) : (tensor<f6E3M2FN>) -> (tensor<f6E3M2FN>)
    "stablehlo.return"(%3) : (tensor<f6E3M2FN>) -> ()
  }) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 1>} : (tensor<3x2xf6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<1x0xf32>)
  "func.return"(%8) : (tensor<1x0xf32>) -> ()
}
}
