// A case of round_nearest_even on f32; made by python -m corpora build.
module {
  func.func public @main() -> tensor<1x4x5xf32> {
    %cst = stablehlo.constant dense<[[[1.00390625, -2.000000e+00, 9.53674316E-7, -15.7421875, 7.73437404], [-1.280000e+02, -4194304.5, 2.343750e-02, 462.000061, 9.99999977E+21], [1.12500012, 4.591770e-41, 0xFF800000, 6.10351563E-5, -3.276800e+04], [0.0029296875, -1.600000e+01, 1.00390625, -2.000000e+00, 9.53674316E-7]]]> : tensor<1x4x5xf32>
    %0 = stablehlo.round_nearest_even %cst : tensor<1x4x5xf32>
    return %0 : tensor<1x4x5xf32>
  }
}
