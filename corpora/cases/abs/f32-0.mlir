// A case of abs on f32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<3x3xf32> {
    %cst = stablehlo.constant dense<[[3.276850e+04, 2.500000e-01, 1.125000e+00], [-1.08420217E-19, -3.093750e+01, 1.377530e-40], [1.377530e-40, 2.475000e+02, -1.270000e+02]]> : tensor<3x3xf32>
    %0 = stablehlo.abs %cst : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
}
