// Self-checking: main returns true where a case of reshape on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<8x4x1x2xf32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<8x4x1x2xf32>) -> tensor<8x4x1x2xi32>
    %c = stablehlo.constant dense<0> : tensor<8x4x1x2xi32>
    %2 = stablehlo.compare LT, %1, %c, SIGNED : (tensor<8x4x1x2xi32>, tensor<8x4x1x2xi32>) -> tensor<8x4x1x2xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<8x4x1x2xi32>
    %3 = stablehlo.xor %1, %c_0 : tensor<8x4x1x2xi32>
    %4 = stablehlo.select %2, %3, %1 : tensor<8x4x1x2xi1>, tensor<8x4x1x2xi32>
    %c_1 = stablehlo.constant dense<[[[[1123942400, 1093664768]], [[-2139095040, 1048576001]], [[-1325400065, 1132494848]], [[-536870913, 922746880]]], [[[-1065353217, 1069547522]], [[-1325400065, -1124073473]], [[-998244353, 2139095039]], [[-1066926081, -1199571009]]], [[[-1068498945, 1123942400]], [[1093664768, -2139095040]], [[1048576001, -1325400065]], [[1132494848, -536870913]]], [[[922746880, -1065353217]], [[1069547522, -1325400065]], [[-1124073473, -998244353]], [[2139095039, -1066926081]]], [[[-1199571009, -1068498945]], [[1123942400, 1093664768]], [[-2139095040, 1048576001]], [[-1325400065, 1132494848]]], [[[-536870913, 922746880]], [[-1065353217, 1069547522]], [[-1325400065, -1124073473]], [[-998244353, 2139095039]]], [[[-1066926081, -1199571009]], [[-1068498945, 1123942400]], [[1093664768, -2139095040]], [[1048576001, -1325400065]]], [[[1132494848, -536870913]], [[922746880, -1065353217]], [[1069547522, -1325400065]], [[-1124073473, -998244353]]]]> : tensor<8x4x1x2xi32>
    %5 = stablehlo.compare EQ, %4, %c_1, SIGNED : (tensor<8x4x1x2xi32>, tensor<8x4x1x2xi32>) -> tensor<8x4x1x2xi1>
    %c_2 = stablehlo.constant dense<2139095040> : tensor<8x4x1x2xi32>
    %6 = stablehlo.compare GT, %4, %c_2, SIGNED : (tensor<8x4x1x2xi32>, tensor<8x4x1x2xi32>) -> tensor<8x4x1x2xi1>
    %c_3 = stablehlo.constant dense<-2139095041> : tensor<8x4x1x2xi32>
    %7 = stablehlo.compare LT, %4, %c_3, SIGNED : (tensor<8x4x1x2xi32>, tensor<8x4x1x2xi32>) -> tensor<8x4x1x2xi1>
    %8 = stablehlo.or %6, %7 : tensor<8x4x1x2xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%5 init: %c_4) applies stablehlo.and across dimensions = [0, 1, 2, 3] : (tensor<8x4x1x2xi1>, tensor<i1>) -> tensor<i1>
    %10 = call @case_under_test() : () -> tensor<8x4x1x2xf32>
    %11 = stablehlo.bitcast_convert %10 : (tensor<8x4x1x2xf32>) -> tensor<8x4x1x2xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<8x4x1x2xi32>
    %12 = stablehlo.compare LT, %11, %c_5, SIGNED : (tensor<8x4x1x2xi32>, tensor<8x4x1x2xi32>) -> tensor<8x4x1x2xi1>
    %c_6 = stablehlo.constant dense<2147483647> : tensor<8x4x1x2xi32>
    %13 = stablehlo.xor %11, %c_6 : tensor<8x4x1x2xi32>
    %14 = stablehlo.select %12, %13, %11 : tensor<8x4x1x2xi1>, tensor<8x4x1x2xi32>
    %c_7 = stablehlo.constant dense<[[[[1123942400, 1093664768]], [[-2139095040, 1048576001]], [[-1325400065, 1132494848]], [[-536870913, 922746880]]], [[[-1065353217, 1069547522]], [[-1325400065, -1124073473]], [[-998244353, 2139095039]], [[-1066926081, -1199571009]]], [[[-1068498945, 1123942400]], [[1093664768, -2139095040]], [[1048576001, -1325400065]], [[1132494848, -536870913]]], [[[922746880, -1065353217]], [[1069547522, -1325400065]], [[-1124073473, -998244353]], [[2139095039, -1066926081]]], [[[-1199571009, -1068498945]], [[1123942400, 1093664768]], [[-2139095040, 1048576001]], [[-1325400065, 1132494848]]], [[[-536870913, 922746880]], [[-1065353217, 1069547522]], [[-1325400065, -1124073473]], [[-998244353, 2139095039]]], [[[-1066926081, -1199571009]], [[-1068498945, 1123942400]], [[1093664768, -2139095040]], [[1048576001, -1325400065]]], [[[1132494848, -536870913]], [[922746880, -1065353217]], [[1069547522, -1325400065]], [[-1124073473, -998244353]]]]> : tensor<8x4x1x2xi32>
    %15 = stablehlo.compare EQ, %14, %c_7, SIGNED : (tensor<8x4x1x2xi32>, tensor<8x4x1x2xi32>) -> tensor<8x4x1x2xi1>
    %c_8 = stablehlo.constant dense<2139095040> : tensor<8x4x1x2xi32>
    %16 = stablehlo.compare GT, %14, %c_8, SIGNED : (tensor<8x4x1x2xi32>, tensor<8x4x1x2xi32>) -> tensor<8x4x1x2xi1>
    %c_9 = stablehlo.constant dense<-2139095041> : tensor<8x4x1x2xi32>
    %17 = stablehlo.compare LT, %14, %c_9, SIGNED : (tensor<8x4x1x2xi32>, tensor<8x4x1x2xi32>) -> tensor<8x4x1x2xi1>
    %18 = stablehlo.or %16, %17 : tensor<8x4x1x2xi1>
    %c_10 = stablehlo.constant dense<true> : tensor<i1>
    %19 = stablehlo.reduce(%15 init: %c_10) applies stablehlo.and across dimensions = [0, 1, 2, 3] : (tensor<8x4x1x2xi1>, tensor<i1>) -> tensor<i1>
    %20 = stablehlo.and %9, %19 : tensor<i1>
    return %20 : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<8x4x1x2xf32> {
    %cst = stablehlo.constant dense<[[[[[[[1.270000e+02, 1.100000e+01], [-3.40282347E+38, 0.25000003]], [[-2.14748365E+9, 2.570000e+02], [-1.08420217E-19, 7.62939453E-6]]], [[[-1.000000e+00, 1.50000024], [-2.14748365E+9, -1.280000e+02]], [[-3.906250e-03, 3.40282347E+38], [-1.187500e+00, -6.553650e+04]]]], [[[[-1.375000e+00, 1.270000e+02], [1.100000e+01, -3.40282347E+38]], [[0.25000003, -2.14748365E+9], [2.570000e+02, -1.08420217E-19]]], [[[7.62939453E-6, -1.000000e+00], [1.50000024, -2.14748365E+9]], [[-1.280000e+02, -3.906250e-03], [3.40282347E+38, -1.187500e+00]]]]], [[[[[-6.553650e+04, -1.375000e+00], [1.270000e+02, 1.100000e+01]], [[-3.40282347E+38, 0.25000003], [-2.14748365E+9, 2.570000e+02]]], [[[-1.08420217E-19, 7.62939453E-6], [-1.000000e+00, 1.50000024]], [[-2.14748365E+9, -1.280000e+02], [-3.906250e-03, 3.40282347E+38]]]], [[[[-1.187500e+00, -6.553650e+04], [-1.375000e+00, 1.270000e+02]], [[1.100000e+01, -3.40282347E+38], [0.25000003, -2.14748365E+9]]], [[[2.570000e+02, -1.08420217E-19], [7.62939453E-6, -1.000000e+00]], [[1.50000024, -2.14748365E+9], [-1.280000e+02, -3.906250e-03]]]]]]]> : tensor<1x2x2x2x2x2x2xf32>
    %0 = stablehlo.reshape %cst : (tensor<1x2x2x2x2x2x2xf32>) -> tensor<8x4x1x2xf32>
    return %0 : tensor<8x4x1x2xf32>
  }
}
