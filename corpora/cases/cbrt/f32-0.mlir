// A case of cbrt on f32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<[[0.333333343, 1.200000e+01, -2.343750e-02, 7.812500e-03], [0.18749997, 0.0312499963, -1.285000e+02, -1.01171875], [7.62939453E-6, 1.187500e+00, 1.57079637, 2.71828175]]> : tensor<3x4xf32>
    %0 = stablehlo.cbrt %cst : tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}
