// Breaks C15 of reduce_window; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xcomplex<f32>>) -> (tensor<1x0xcomplex<f32>>) {
  %1 = "stablehlo.constant"() {value = dense<(0x3F800000, 0x00000000)> : tensor<complex<f32>>} : () -> (tensor<complex<f32>>)
  %5 = "stablehlo.reduce_window"(%0, %1) ({
  ^bb0(%2: tensor<complex<f32>>, %3: tensor<complex<f32>>):
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<complex<f32>>)
    "stablehlo.return"(%4) : (tensor<complex<f32>>) -> ()
  }) {base_dilations = array<i64: 100, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 4>, window_strides = array<i64: 2, 3>} : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<1x0xcomplex<f32>>)
  "func.return"(%5) : (tensor<1x0xcomplex<f32>>) -> ()
}
}
