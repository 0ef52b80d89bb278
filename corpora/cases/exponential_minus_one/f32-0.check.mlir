// Self-checking: main returns true where a case of exponential_minus_one on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<7x0xf32>
    %1 = call @case_under_test() : () -> tensor<7x0xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    return %c : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<7x0xf32> {
    %cst = stablehlo.constant dense<> : tensor<7x0xf32>
    %0 = stablehlo.exponential_minus_one %cst : tensor<7x0xf32>
    return %0 : tensor<7x0xf32>
  }
}
