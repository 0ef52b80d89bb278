// A case of iota on f32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<3x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}
