// Self-checking: main returns true where a case of round_nearest_even on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<1x4x5xf32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<1x4x5xf32>) -> tensor<1x4x5xi32>
    %c = stablehlo.constant dense<0> : tensor<1x4x5xi32>
    %2 = stablehlo.compare LT, %1, %c, SIGNED : (tensor<1x4x5xi32>, tensor<1x4x5xi32>) -> tensor<1x4x5xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<1x4x5xi32>
    %3 = stablehlo.xor %1, %c_0 : tensor<1x4x5xi32>
    %4 = stablehlo.select %2, %3, %1 : tensor<1x4x5xi1>, tensor<1x4x5xi32>
    %c_1 = stablehlo.constant dense<[[[1065353216, -1073741825, 0, -1098907649, 1090519040], [-1124073473, -1249902593, 0, 1139212288, 1678214776], [1065353216, 0, -2139095041, 0, -1191182337], [0, -1098907649, 1065353216, -1073741825, 0]]]> : tensor<1x4x5xi32>
    %5 = stablehlo.compare EQ, %4, %c_1, SIGNED : (tensor<1x4x5xi32>, tensor<1x4x5xi32>) -> tensor<1x4x5xi1>
    %c_2 = stablehlo.constant dense<2139095040> : tensor<1x4x5xi32>
    %6 = stablehlo.compare GT, %4, %c_2, SIGNED : (tensor<1x4x5xi32>, tensor<1x4x5xi32>) -> tensor<1x4x5xi1>
    %c_3 = stablehlo.constant dense<-2139095041> : tensor<1x4x5xi32>
    %7 = stablehlo.compare LT, %4, %c_3, SIGNED : (tensor<1x4x5xi32>, tensor<1x4x5xi32>) -> tensor<1x4x5xi1>
    %8 = stablehlo.or %6, %7 : tensor<1x4x5xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%5 init: %c_4) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<1x4x5xi1>, tensor<i1>) -> tensor<i1>
    %10 = call @case_under_test() : () -> tensor<1x4x5xf32>
    %11 = stablehlo.bitcast_convert %10 : (tensor<1x4x5xf32>) -> tensor<1x4x5xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<1x4x5xi32>
    %12 = stablehlo.compare LT, %11, %c_5, SIGNED : (tensor<1x4x5xi32>, tensor<1x4x5xi32>) -> tensor<1x4x5xi1>
    %c_6 = stablehlo.constant dense<2147483647> : tensor<1x4x5xi32>
    %13 = stablehlo.xor %11, %c_6 : tensor<1x4x5xi32>
    %14 = stablehlo.select %12, %13, %11 : tensor<1x4x5xi1>, tensor<1x4x5xi32>
    %c_7 = stablehlo.constant dense<[[[1065353216, -1073741825, 0, -1098907649, 1090519040], [-1124073473, -1249902593, 0, 1139212288, 1678214776], [1065353216, 0, -2139095041, 0, -1191182337], [0, -1098907649, 1065353216, -1073741825, 0]]]> : tensor<1x4x5xi32>
    %15 = stablehlo.compare EQ, %14, %c_7, SIGNED : (tensor<1x4x5xi32>, tensor<1x4x5xi32>) -> tensor<1x4x5xi1>
    %c_8 = stablehlo.constant dense<2139095040> : tensor<1x4x5xi32>
    %16 = stablehlo.compare GT, %14, %c_8, SIGNED : (tensor<1x4x5xi32>, tensor<1x4x5xi32>) -> tensor<1x4x5xi1>
    %c_9 = stablehlo.constant dense<-2139095041> : tensor<1x4x5xi32>
    %17 = stablehlo.compare LT, %14, %c_9, SIGNED : (tensor<1x4x5xi32>, tensor<1x4x5xi32>) -> tensor<1x4x5xi1>
    %18 = stablehlo.or %16, %17 : tensor<1x4x5xi1>
    %c_10 = stablehlo.constant dense<true> : tensor<i1>
    %19 = stablehlo.reduce(%15 init: %c_10) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<1x4x5xi1>, tensor<i1>) -> tensor<i1>
    %20 = stablehlo.and %9, %19 : tensor<i1>
    return %20 : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<1x4x5xf32> {
    %cst = stablehlo.constant dense<[[[1.00390625, -2.000000e+00, 9.53674316E-7, -15.7421875, 7.73437404], [-1.280000e+02, -4194304.5, 2.343750e-02, 462.000061, 9.99999977E+21], [1.12500012, 4.591770e-41, 0xFF800000, 6.10351563E-5, -3.276800e+04], [0.0029296875, -1.600000e+01, 1.00390625, -2.000000e+00, 9.53674316E-7]]]> : tensor<1x4x5xf32>
    %0 = stablehlo.round_nearest_even %cst : tensor<1x4x5xf32>
    return %0 : tensor<1x4x5xf32>
  }
}
