// Breaks I3 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xcomplex<f32>>, %1: tensor<complex<f32>>) -> (tensor<1x2xcomplex<f32>>) {
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<complex<f32>>, %3: tensor<complex<f32>>):
    %4 = "stablehlo.constant"() {value = dense<(0x00018000, 0x3F8FFFFF)> : tensor<complex<f32>>} : () -> (tensor<complex<f32>>)
    "stablehlo.return"(%4) : (tensor<complex<f32>>) -> ()
  }) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_strides = array<i64: 2, 2>} : (tensor<3x3xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<1x2xcomplex<f32>>)
  "func.return"(%5) : (tensor<1x2xcomplex<f32>>) -> ()
}
}
