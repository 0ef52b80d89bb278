// Self-checking: main returns true where a case of bitcast_convert on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<5x1x2x2xf16>
    %1 = call @case_under_test() : () -> tensor<5x1x2x2xf16>
    %c = stablehlo.constant dense<true> : tensor<i1>
    return %c : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<5x1x2x2xf16> {
    %cst = stablehlo.constant dense<[[[1.09375012, 9.765625E-4]], [[4.203900e-45, -7.452000e+02]], [[1.000000e+02, 1.17549421E-38]], [[5.87747175E-39, 3.000000e+00]], [[0.0234375037, 0.0234374963]]]> : tensor<5x1x2xf32>
    %0 = stablehlo.bitcast_convert %cst : (tensor<5x1x2xf32>) -> tensor<5x1x2x2xf16>
    return %0 : tensor<5x1x2x2xf16>
  }
}
