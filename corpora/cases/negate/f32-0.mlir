// A case of negate on f32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<2x0xf32> {
    %cst = stablehlo.constant dense<> : tensor<2x0xf32>
    %0 = stablehlo.negate %cst : tensor<2x0xf32>
    return %0 : tensor<2x0xf32>
  }
}
