// Breaks C4 of fft; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf64>) -> (tensor<3x2xcomplex<f64>>) {
  %1 = "stablehlo.fft"(%0) {fft_length = array<i64: 0, 2>, fft_type = #stablehlo<fft_type RFFT>} : (tensor<3x2xf64>) -> (tensor<3x2xcomplex<f64>>)
  "func.return"(%1) : (tensor<3x2xcomplex<f64>>) -> ()
}
}
