// Breaks C1 of fft; made by python -m corpora build.
module {
func.func public @main(%0: tensor<complex<f32>>) -> (tensor<complex<f32>>) {
  %1 = "stablehlo.fft"(%0) {fft_length = array<i64: 1>, fft_type = #stablehlo<fft_type FFT>} : (tensor<complex<f32>>) -> (tensor<complex<f32>>)
  "func.return"(%1) : (tensor<complex<f32>>) -> ()
}
}
