// A case of fft on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<5x0xf32>) -> tensor<5x0xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [5, 0] : (tensor<5x0xf32>) -> tensor<5x0xcomplex<f32>>
    return %0 : tensor<5x0xcomplex<f32>>
  }
}
