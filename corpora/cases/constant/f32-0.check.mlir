// Self-checking: main returns true where a case of constant on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<0x7xf32>
    %1 = call @case_under_test() : () -> tensor<0x7xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    return %c : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<0x7xf32> {
    %cst = stablehlo.constant dense<> : tensor<0x7xf32>
    return %cst : tensor<0x7xf32>
  }
}
