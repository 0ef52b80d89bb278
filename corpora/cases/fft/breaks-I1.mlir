// Breaks I1 of fft; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token) -> (tensor<4x2x2xcomplex<f32>>) {
  %1 = "stablehlo.fft"(%0) {fft_length = array<i64: 2, 2>, fft_type = #stablehlo<fft_type RFFT>} : (!stablehlo.token) -> (tensor<4x2x2xcomplex<f32>>)
  "func.return"(%1) : (tensor<4x2x2xcomplex<f32>>) -> ()
}
}
