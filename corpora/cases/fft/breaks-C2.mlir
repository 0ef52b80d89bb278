// Breaks C2 of fft; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf64>) -> (tensor<2x3x3xcomplex<f32>>) {
  %1 = "stablehlo.fft"(%0) {fft_length = array<i64: 3, 4>, fft_type = #stablehlo<fft_type RFFT>} : (tensor<2x3x4xf64>) -> (tensor<2x3x3xcomplex<f32>>)
  "func.return"(%1) : (tensor<2x3x3xcomplex<f32>>) -> ()
}
}
