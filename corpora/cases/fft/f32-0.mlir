// A case of fft on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<5x0xf32>) -> (tensor<5x0xcomplex<f32>>) {
  %1 = "stablehlo.fft"(%0) {fft_length = array<i64: 5, 0>, fft_type = #stablehlo<fft_type RFFT>} : (tensor<5x0xf32>) -> (tensor<5x0xcomplex<f32>>)
  "func.return"(%1) : (tensor<5x0xcomplex<f32>>) -> ()
}
}
