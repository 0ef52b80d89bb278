// Breaks C4 of fft; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xcomplex<f32>>) -> (tensor<3x3xf32>) {
  %1 = "stablehlo.fft"(%0) {fft_length = array<i64: -1, 3>, fft_type = #stablehlo<fft_type IRFFT>} : (tensor<3x2xcomplex<f32>>) -> (tensor<3x3xf32>)
  "func.return"(%1) : (tensor<3x3xf32>) -> ()
}
}
