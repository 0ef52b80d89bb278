// Breaks C5 of fft; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf32>) -> (tensor<3x3xcomplex<f32>>) {
  %1 = "stablehlo.fft"(%0) {fft_length = array<i64: 3, 3>, fft_type = #stablehlo<fft_type RFFT>} : (tensor<3x3xf32>) -> (tensor<3x3xcomplex<f32>>)
  "func.return"(%1) : (tensor<3x3xcomplex<f32>>) -> ()
}
}
