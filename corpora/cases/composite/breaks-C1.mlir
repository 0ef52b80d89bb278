// Breaks C1 of composite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf64>, %1: tensor<i4>, %2: tensor<f64>, %3: tensor<3x2xf8E4M3FN>) -> (tensor<3x2xf8E4M3FN>) {
  %4 = "stablehlo.composite"(%0, %1, %2, %3) {composite_attributes = {}, decomposition = @f0, name = "wrong", version = 0 : i32} : (tensor<3x2xf64>, tensor<i4>, tensor<f64>, tensor<3x2xf8E4M3FN>) -> (tensor<3x2xf8E4M3FN>)
  "func.return"(%4) : (tensor<3x2xf8E4M3FN>) -> ()
}
func.func private @f0(%0: tensor<3x2xf64>, %1: tensor<i4>, %2: tensor<f64>, %3: tensor<3x2xf8E4M3FN>) -> (tensor<3x2xf8E4M3FN>) {
  %4 = "stablehlo.dynamic_slice"(%0, %1, %1) {slice_sizes = array<i64: 3, 1>} : (tensor<3x2xf64>, tensor<i4>, tensor<i4>) -> (tensor<3x1xf64>)
  %7 = "stablehlo.reduce_window"(%0, %2) ({
  ^bb0(%5: tensor<f64>, %6: tensor<f64>):
    "stablehlo.return"(%6) : (tensor<f64>) -> ()
  }) {base_dilations = array<i64: 1, 1>, padding = dense<[[-1, -1], [-1, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 3>, window_strides = array<i64: 2, 2>} : (tensor<3x2xf64>, tensor<f64>) -> (tensor<0x0xf64>)
  "func.return"(%3) : (tensor<3x2xf8E4M3FN>) -> ()
}
func.func private @f1(%0: tensor<3x2xf64>, %1: tensor<i4>, %2: tensor<f64>, %3: tensor<3x2xf8E4M3FN>) -> (tensor<3x2xf8E4M3FN>) {
  %4 = "stablehlo.constant"() {value = dense<"0x919A8646BB45"> : tensor<3x2xf8E4M3FN>} : () -> (tensor<3x2xf8E4M3FN>)
  "func.return"(%4) : (tensor<3x2xf8E4M3FN>) -> ()
}
}
