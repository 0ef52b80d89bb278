// Breaks C11 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi1>, %1: tensor<i1>) -> (tensor<6x0xi1>) {
  %14 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<i1>, %3: tensor<i1>):
    %4 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
    %5 = "stablehlo.minimum"(%3, %4) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    %6 = "stablehlo.constant"() {value = dense<> : tensor<4x3x0xf4E2M1FN>} : () -> (tensor<4x3x0xf4E2M1FN>)
    %7 = "stablehlo.constant"() {value = dense<[-1.500000e+00, 3.000000e+00, 1.500000e+00]> : tensor<3xf4E2M1FN>} : () -> (tensor<3xf4E2M1FN>)
    %8 = "stablehlo.constant"() {value = dense<[-2.000000e+00, -0.000000e+00, 1.000000e+00]> : tensor<3xf4E2M1FN>} : () -> (tensor<3xf4E2M1FN>)
    %9 = "stablehlo.constant"() {value = dense<[1.500000e+00, 3.000000e+00, 4.000000e+00]> : tensor<3xf4E2M1FN>} : () -> (tensor<3xf4E2M1FN>)
    %10 = "stablehlo.constant"() {value = dense<> : tensor<4x3x0xf4E2M1FN>} : () -> (tensor<4x3x0xf4E2M1FN>)
    %11, %12, %13 = "stablehlo.batch_norm_grad"(%6, %7, %8, %9, %10) {epsilon = 0.5 : f32, feature_index = 1 : i64} : (tensor<4x3x0xf4E2M1FN>, tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>, tensor<4x3x0xf4E2M1FN>) -> (tensor<4x3x0xf4E2M1FN>, tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>)
    "stablehlo.return"(%3) : (tensor<i1>) -> ()
  }) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 2], [-4, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: -1, 1>, window_dimensions = array<i64: 3, 6>, window_strides = array<i64: 1, 2>} : (tensor<2x3xi1>, tensor<i1>) -> (tensor<6x0xi1>)
  "func.return"(%14) : (tensor<6x0xi1>) -> ()
}
}
