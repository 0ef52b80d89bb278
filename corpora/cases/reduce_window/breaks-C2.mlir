// Breaks C2 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x4xf4E2M1FN>, %1: tensor<3x4x1xf4E2M1FN>, %2: tensor<f4E2M1FN>, %3: tensor<f4E2M1FN>) -> (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) {
  %10, %11 = "stablehlo.reduce_window"(%0, %1, %2, %3) ({
  ^bb0(%4: tensor<f4E2M1FN>, %5: tensor<f4E2M1FN>, %6: tensor<f4E2M1FN>, %7: tensor<f4E2M1FN>):
    %8 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<f4E2M1FN>} : () -> (tensor<f4E2M1FN>)
    %9 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<f4E2M1FN>} : () -> (tensor<f4E2M1FN>)
    "stablehlo.return"(%8, %9) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
  }) {window_dimensions = array<i64: 2, 2>} : (tensor<3x4xf4E2M1FN>, tensor<3x4x1xf4E2M1FN>, tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>)
  "func.return"(%10, %11) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
}
}
