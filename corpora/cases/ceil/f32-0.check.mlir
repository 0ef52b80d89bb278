// Self-checking: main returns true where a case of ceil on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<> : tensor<2x3x0xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<2x3x0xf32>
    %1 = call @case_under_test(%0) : (tensor<2x3x0xf32>) -> tensor<2x3x0xf32>
    %cst_0 = stablehlo.constant dense<> : tensor<2x3x0xf32>
    %2 = stablehlo.optimization_barrier %cst_0 : tensor<2x3x0xf32>
    %3 = call @case_under_test(%2) : (tensor<2x3x0xf32>) -> tensor<2x3x0xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    return %c : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<2x3x0xf32>) -> tensor<2x3x0xf32> {
    %0 = stablehlo.ceil %arg0 : tensor<2x3x0xf32>
    return %0 : tensor<2x3x0xf32>
  }
}
