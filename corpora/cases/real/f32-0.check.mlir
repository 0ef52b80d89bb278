// Self-checking: main returns true where a case of real on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<3x2x3xf32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<3x2x3xf32>) -> tensor<3x2x3xi32>
    %c = stablehlo.constant dense<0> : tensor<3x2x3xi32>
    %2 = stablehlo.compare LT, %1, %c, SIGNED : (tensor<3x2x3xi32>, tensor<3x2x3xi32>) -> tensor<3x2x3xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<3x2x3xi32>
    %3 = stablehlo.xor %1, %c_0 : tensor<3x2x3xi32>
    %4 = stablehlo.select %2, %3, %1 : tensor<3x2x3xi1>, tensor<3x2x3xi32>
    %c_1 = stablehlo.constant dense<[[[947912704, 1065451521, 1061752795], [1061158912, -1098907649, -1123942401]], [[1031798782, 1048576001, 1061158914], [981668463, 1069547520, 2139095040]], [[935329792, 1191182592, 1066926079], [8388607, -1132478465, 947912704]]]> : tensor<3x2x3xi32>
    %5 = stablehlo.compare EQ, %4, %c_1, SIGNED : (tensor<3x2x3xi32>, tensor<3x2x3xi32>) -> tensor<3x2x3xi1>
    %c_2 = stablehlo.constant dense<2139095040> : tensor<3x2x3xi32>
    %6 = stablehlo.compare GT, %4, %c_2, SIGNED : (tensor<3x2x3xi32>, tensor<3x2x3xi32>) -> tensor<3x2x3xi1>
    %c_3 = stablehlo.constant dense<-2139095041> : tensor<3x2x3xi32>
    %7 = stablehlo.compare LT, %4, %c_3, SIGNED : (tensor<3x2x3xi32>, tensor<3x2x3xi32>) -> tensor<3x2x3xi1>
    %8 = stablehlo.or %6, %7 : tensor<3x2x3xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%5 init: %c_4) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<3x2x3xi1>, tensor<i1>) -> tensor<i1>
    %10 = call @case_under_test() : () -> tensor<3x2x3xf32>
    %11 = stablehlo.bitcast_convert %10 : (tensor<3x2x3xf32>) -> tensor<3x2x3xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<3x2x3xi32>
    %12 = stablehlo.compare LT, %11, %c_5, SIGNED : (tensor<3x2x3xi32>, tensor<3x2x3xi32>) -> tensor<3x2x3xi1>
    %c_6 = stablehlo.constant dense<2147483647> : tensor<3x2x3xi32>
    %13 = stablehlo.xor %11, %c_6 : tensor<3x2x3xi32>
    %14 = stablehlo.select %12, %13, %11 : tensor<3x2x3xi1>, tensor<3x2x3xi32>
    %c_7 = stablehlo.constant dense<[[[947912704, 1065451521, 1061752795], [1061158912, -1098907649, -1123942401]], [[1031798782, 1048576001, 1061158914], [981668463, 1069547520, 2139095040]], [[935329792, 1191182592, 1066926079], [8388607, -1132478465, 947912704]]]> : tensor<3x2x3xi32>
    %15 = stablehlo.compare EQ, %14, %c_7, SIGNED : (tensor<3x2x3xi32>, tensor<3x2x3xi32>) -> tensor<3x2x3xi1>
    %c_8 = stablehlo.constant dense<2139095040> : tensor<3x2x3xi32>
    %16 = stablehlo.compare GT, %14, %c_8, SIGNED : (tensor<3x2x3xi32>, tensor<3x2x3xi32>) -> tensor<3x2x3xi1>
    %c_9 = stablehlo.constant dense<-2139095041> : tensor<3x2x3xi32>
    %17 = stablehlo.compare LT, %14, %c_9, SIGNED : (tensor<3x2x3xi32>, tensor<3x2x3xi32>) -> tensor<3x2x3xi1>
    %18 = stablehlo.or %16, %17 : tensor<3x2x3xi1>
    %c_10 = stablehlo.constant dense<true> : tensor<i1>
    %19 = stablehlo.reduce(%15 init: %c_10) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<3x2x3xi1>, tensor<i1>) -> tensor<i1>
    %20 = stablehlo.and %9, %19 : tensor<i1>
    return %20 : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<3x2x3xf32> {
    %cst = stablehlo.constant dense<[[[6.10351563E-5, 1.01171887, 0.785398185], [7.500000e-01, -1.600000e+01, -1.270000e+02]], [[0.0624999925, 0.25000003, 0.750000119], [1.000000e-03, 1.500000e+00, 0x7F800000]], [[2.28881836E-5, 3.276900e+04, 1.18749988], [1.17549421E-38, -2.565000e+02, 6.10351563E-5]]]> : tensor<3x2x3xf32>
    %0 = stablehlo.real %cst : tensor<3x2x3xf32>
    return %0 : tensor<3x2x3xf32>
  }
}
