// Self-checking: main returns true where a case of convert on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<1x0x3xf8E5M2FNUZ>
    %1 = call @case_under_test() : () -> tensor<1x0x3xf8E5M2FNUZ>
    %c = stablehlo.constant dense<true> : tensor<i1>
    return %c : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<1x0x3xf8E5M2FNUZ> {
    %cst = stablehlo.constant dense<> : tensor<1x0x3xf32>
    %0 = stablehlo.convert %cst : (tensor<1x0x3xf32>) -> tensor<1x0x3xf8E5M2FNUZ>
    return %0 : tensor<1x0x3xf8E5M2FNUZ>
  }
}
