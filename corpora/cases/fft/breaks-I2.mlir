// Breaks I2 of fft; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf64>) -> (tensor<4x2x2xcomplex<f64>>) {
  %1 = "stablehlo.fft"(%0) {fft_length = array<i64: 2>} : (tensor<4x2x2xf64>) -> (tensor<4x2x2xcomplex<f64>>)
  "func.return"(%1) : (tensor<4x2x2xcomplex<f64>>) -> ()
}
}
