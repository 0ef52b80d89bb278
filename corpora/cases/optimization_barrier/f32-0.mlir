// A case of optimization_barrier on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<1x1x2xf32>) -> tensor<1x1x2xf32> {
    %0 = stablehlo.optimization_barrier %arg0 : tensor<1x1x2xf32>
    return %0 : tensor<1x1x2xf32>
  }
}
