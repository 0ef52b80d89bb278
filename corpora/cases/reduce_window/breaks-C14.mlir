// Breaks C14 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x4xf6E3M2FN>, %1: tensor<3x4xf6E3M2FN>, %2: tensor<f6E3M2FN>, %3: tensor<f6E3M2FN>) -> (tensor<2x3xf6E3M2FN>, tensor<2x4xf6E3M2FN>) {
  %10, %11 = "stablehlo.reduce_window"(%0, %1, %2, %3) ({
  ^bb0(%4: tensor<f6E3M2FN>, %5: tensor<f6E3M2FN>, %6: tensor<f6E3M2FN>, %7: tensor<f6E3M2FN>):
    %8 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<f6E3M2FN>} : () -> (tensor<f6E3M2FN>)
    %9 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<f6E3M2FN>} : () -> (tensor<f6E3M2FN>)
    "stablehlo.return"(%8, %9) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
  }) {window_dimensions = array<i64: 2, 2>} : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>, tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<2x3xf6E3M2FN>, tensor<2x4xf6E3M2FN>)
  "func.return"(%10, %11) : (tensor<2x3xf6E3M2FN>, tensor<2x4xf6E3M2FN>) -> ()
}
}
