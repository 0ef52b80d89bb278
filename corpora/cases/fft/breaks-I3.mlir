// Breaks I3 of fft; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf64>) -> (tensor<2x3x3xcomplex<f64>>) {
  %1 = "stablehlo.fft"(%0) {fft_length = "wrong", fft_type = #stablehlo<fft_type RFFT>} : (tensor<2x3x4xf64>) -> (tensor<2x3x3xcomplex<f64>>)
  "func.return"(%1) : (tensor<2x3x3xcomplex<f64>>) -> ()
}
}
