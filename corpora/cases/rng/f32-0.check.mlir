// Self-checking: main returns true where a case of rng on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<3x3x3x2xf32>
    %1 = call @case_under_test() : () -> tensor<3x3x3x2xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    return %c : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<3x3x3x2xf32> {
    %cst = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<[3, 3, 3, 2]> : tensor<4xi64>
    %0 = stablehlo.rng %cst, %cst_0, %c, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<4xi64>) -> tensor<3x3x3x2xf32>
    return %0 : tensor<3x3x3x2xf32>
  }
}
