// A case of maximum on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x1xf32>) -> tensor<2x1xf32> {
    %cst = stablehlo.constant dense<[[-3.81469727E-6], [1.875000e-01]]> : tensor<2x1xf32>
    %0 = stablehlo.maximum %cst, %arg0 : tensor<2x1xf32>
    return %0 : tensor<2x1xf32>
  }
}
