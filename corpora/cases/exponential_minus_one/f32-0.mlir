// A case of exponential_minus_one on f32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<7x0xf32> {
    %cst = stablehlo.constant dense<> : tensor<7x0xf32>
    %0 = stablehlo.exponential_minus_one %cst : tensor<7x0xf32>
    return %0 : tensor<7x0xf32>
  }
}
