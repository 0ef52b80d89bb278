// A case of rsqrt on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<1x7xf32>) -> tensor<1x7xf32> {
    %0 = stablehlo.rsqrt %arg0 : tensor<1x7xf32>
    return %0 : tensor<1x7xf32>
  }
}
