// A case of real on f32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<3x2x3xf32> {
    %cst = stablehlo.constant dense<[[[6.10351563E-5, 1.01171887, 0.785398185], [7.500000e-01, -1.600000e+01, -1.270000e+02]], [[0.0624999925, 0.25000003, 0.750000119], [1.000000e-03, 1.500000e+00, 0x7F800000]], [[2.28881836E-5, 3.276900e+04, 1.18749988], [1.17549421E-38, -2.565000e+02, 6.10351563E-5]]]> : tensor<3x2x3xf32>
    %0 = stablehlo.real %cst : tensor<3x2x3xf32>
    return %0 : tensor<3x2x3xf32>
  }
}
