// Breaks I1 of composite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf64>, %1: tensor<3xf64>, %2: tensor<3xf64>, %3: tensor<3x2xf64>, %4: () -> ()) -> (tensor<3x2xf8E4M3FN>) {
  %5 = "stablehlo.composite"(%0, %1, %2, %3, %4) {composite_attributes = {}, decomposition = @f0, name = "test.composite", version = 0 : i32} : (tensor<3x2xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3x2xf64>, () -> ()) -> (tensor<3x2xf8E4M3FN>)
  "func.return"(%5) : (tensor<3x2xf8E4M3FN>) -> ()
}
func.func private @f0(%0: tensor<3x2xf64>, %1: tensor<3xf64>, %2: tensor<3xf64>, %3: tensor<3x2xf64>, %4: () -> ()) -> (tensor<3x2xf8E4M3FN>) {
  %5 = "stablehlo.constant"() {value = dense<"0x000000000000D03F"> : tensor<f64>} : () -> (tensor<f64>)
  %6 = "stablehlo.constant"() {value = dense<"0x0000000000001040"> : tensor<f64>} : () -> (tensor<f64>)
  %7 = "stablehlo.clamp"(%5, %1, %6) : (tensor<f64>, tensor<3xf64>, tensor<f64>) -> (tensor<3xf64>)
  %8, %9, %10 = "stablehlo.batch_norm_grad"(%0, %1, %2, %7, %3) {epsilon = 0.0009765625 : f32, feature_index = 0 : i64} : (tensor<3x2xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3x2xf64>) -> (tensor<3x2xf64>, tensor<3xf64>, tensor<3xf64>)
  %11 = "stablehlo.convert"(%0) : (tensor<3x2xf64>) -> (tensor<3x2xf8E4M3FN>)
  "func.return"(%11) : (tensor<3x2xf8E4M3FN>) -> ()
}
}
