// Breaks C6 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf64>, %1: tensor<f64>) -> (tensor<0x0xf64>) {
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<f64>, %3: tensor<f64>):
    %4 = "stablehlo.constant"() {value = dense<-3.276900e+04> : tensor<f64>} : () -> (tensor<f64>)
    "stablehlo.return"(%4) : (tensor<f64>) -> ()
  }) {base_dilations = array<i64: 2, 1>, padding = dense<[[-11, 6], [-3, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 3>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1>} : (tensor<3x3xf64>, tensor<f64>) -> (tensor<0x0xf64>)
  "func.return"(%5) : (tensor<0x0xf64>) -> ()
}
}
