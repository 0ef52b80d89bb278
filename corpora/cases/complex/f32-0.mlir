// A case of complex on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<3xcomplex<f32>> {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
}
