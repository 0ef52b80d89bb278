// Breaks I2 of fft; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>) {
  %1 = "stablehlo.fft"(%0) {fft_length = array<i64: 3>, fft_type = "wrong"} : (tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>)
  "func.return"(%1) : (tensor<3x3xcomplex<f64>>) -> ()
}
}
