// Breaks C5 of fft; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf32>) -> (tensor<4x2xcomplex<f32>>) {
  %1 = "stablehlo.fft"(%0) {fft_length = array<i64: 4, 2, 2>, fft_type = #stablehlo<fft_type RFFT>} : (tensor<4x2x2xf32>) -> (tensor<4x2xcomplex<f32>>)
  "func.return"(%1) : (tensor<4x2xcomplex<f32>>) -> ()
}
}
