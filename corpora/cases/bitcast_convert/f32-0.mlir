// A case of bitcast_convert on f32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<5x1x2x2xf16> {
    %cst = stablehlo.constant dense<[[[1.09375012, 9.765625E-4]], [[4.203900e-45, -7.452000e+02]], [[1.000000e+02, 1.17549421E-38]], [[5.87747175E-39, 3.000000e+00]], [[0.0234375037, 0.0234374963]]]> : tensor<5x1x2xf32>
    %0 = stablehlo.bitcast_convert %cst : (tensor<5x1x2xf32>) -> tensor<5x1x2x2xf16>
    return %0 : tensor<5x1x2x2xf16>
  }
}
