// Self-checking: main returns true where a case of negate on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<2x0xf32>
    %1 = call @case_under_test() : () -> tensor<2x0xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    return %c : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<2x0xf32> {
    %cst = stablehlo.constant dense<> : tensor<2x0xf32>
    %0 = stablehlo.negate %cst : tensor<2x0xf32>
    return %0 : tensor<2x0xf32>
  }
}
