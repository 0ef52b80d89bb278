// Self-checking: main returns true where a case of clamp on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[0.00781249907, 2.98023224E-8, 0.0937500149, 5.000000e-01, -1.17549435E-38, 6.553600e+04, 1.83105498E-4], [-9.53674316E-7, -9.53674316E-7, 1.03124988, 7.000000e+00, -3.39615157E+38, 1.401300e-45, -1.600000e+01], [2.570000e+02, 1.03125012, 15.7421856, 0.00781249907, 2.98023224E-8, 0.0937500149, 5.000000e-01], [-1.17549435E-38, 6.553600e+04, 1.83105498E-4, -9.53674316E-7, -9.53674316E-7, 1.03124988, 7.000000e+00], [-3.39615157E+38, 1.401300e-45, -1.600000e+01, 2.570000e+02, 1.03125012, 15.7421856, 0.00781249907], [2.98023224E-8, 0.0937500149, 5.000000e-01, -1.17549435E-38, 6.553600e+04, 1.83105498E-4, -9.53674316E-7], [-9.53674316E-7, 1.03124988, 7.000000e+00, -3.39615157E+38, 1.401300e-45, -1.600000e+01, 2.570000e+02]]> : tensor<7x7xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<7x7xf32>
    %cst_0 = stablehlo.constant dense<1.18750012> : tensor<f32>
    %1 = stablehlo.optimization_barrier %cst_0 : tensor<f32>
    %2 = call @case_under_test(%0, %1) : (tensor<7x7xf32>, tensor<f32>) -> tensor<7x7xf32>
    %3 = stablehlo.bitcast_convert %2 : (tensor<7x7xf32>) -> tensor<7x7xi32>
    %c = stablehlo.constant dense<0> : tensor<7x7xi32>
    %4 = stablehlo.compare LT, %3, %c, SIGNED : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<7x7xi32>
    %5 = stablehlo.xor %3, %c_1 : tensor<7x7xi32>
    %6 = stablehlo.select %4, %5, %3 : tensor<7x7xi1>, tensor<7x7xi32>
    %c_2 = stablehlo.constant dense<[[1066926081, 922746880, 1066926081, 1056964608, 1066926081, 1066926081, 1066926081], [1035993090, -897581057, 1065615359, 1066926081, 1066926081, 1066926081, -1098907649], [1066926081, 1065615361, 1066926081, 1066926081, 922746880, 1066926081, 1056964608], [1066926081, 1066926081, 1066926081, 1035993090, -897581057, 1065615359, 1066926081], [1066926081, 1066926081, -1098907649, 1066926081, 1065615361, 1066926081, 1066926081], [922746880, 1066926081, 1056964608, 1066926081, 1066926081, 1066926081, 1035993090], [-897581057, 1065615359, 1066926081, 1066926081, 1066926081, -1098907649, 1066926081]]> : tensor<7x7xi32>
    %7 = stablehlo.compare EQ, %6, %c_2, SIGNED : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<7x7xi32>
    %8 = stablehlo.compare GT, %6, %c_3, SIGNED : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<7x7xi32>
    %9 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
    %10 = stablehlo.or %8, %9 : tensor<7x7xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%7 init: %c_5) applies stablehlo.and across dimensions = [0, 1] : (tensor<7x7xi1>, tensor<i1>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<[[-1.000000e+00, 2.28881836E-5, -2.93873588E-39, 461.999939, -1.700000e+01, 1.024000e+03, 0.0937500149], [3.39615116E+38, -0.99999994, 1.100000e+01, -1.84467441E+19, 1.01171887, -15.7421875, 9.765625E-4], [0.0625000075, 1.024000e+03, -1.600000e+01, -1.000000e+00, 2.28881836E-5, -2.93873588E-39, 461.999939], [-1.700000e+01, 1.024000e+03, 0.0937500149, 3.39615116E+38, -0.99999994, 1.100000e+01, -1.84467441E+19], [1.01171887, -15.7421875, 9.765625E-4, 0.0625000075, 1.024000e+03, -1.600000e+01, -1.000000e+00], [2.28881836E-5, -2.93873588E-39, 461.999939, -1.700000e+01, 1.024000e+03, 0.0937500149, 3.39615116E+38], [-0.99999994, 1.100000e+01, -1.84467441E+19, 1.01171887, -15.7421875, 9.765625E-4, 0.0625000075]]> : tensor<7x7xf32>
    %12 = stablehlo.optimization_barrier %cst_6 : tensor<7x7xf32>
    %cst_7 = stablehlo.constant dense<-1.125000e+00> : tensor<f32>
    %13 = stablehlo.optimization_barrier %cst_7 : tensor<f32>
    %14 = call @case_under_test(%12, %13) : (tensor<7x7xf32>, tensor<f32>) -> tensor<7x7xf32>
    %15 = stablehlo.bitcast_convert %14 : (tensor<7x7xf32>) -> tensor<7x7xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<7x7xi32>
    %16 = stablehlo.compare LT, %15, %c_8, SIGNED : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
    %c_9 = stablehlo.constant dense<2147483647> : tensor<7x7xi32>
    %17 = stablehlo.xor %15, %c_9 : tensor<7x7xi32>
    %18 = stablehlo.select %16, %17, %15 : tensor<7x7xi1>, tensor<7x7xi32>
    %c_10 = stablehlo.constant dense<[[-1066401793, -1066401793, -1066401793, -1066401793, -1066401793, -1066401793, -1066401793], [-1066401793, -1066401793, -1066401793, -1071644673, -1066401793, -1066401793, -1066401793], [-1066401793, -1066401793, -1066401793, -1066401793, -1066401793, -1066401793, -1066401793], [-1066401793, -1066401793, -1066401793, -1066401793, -1066401793, -1066401793, -1071644673], [-1066401793, -1066401793, -1066401793, -1066401793, -1066401793, -1066401793, -1066401793], [-1066401793, -1066401793, -1066401793, -1066401793, -1066401793, -1066401793, -1066401793], [-1066401793, -1066401793, -1071644673, -1066401793, -1066401793, -1066401793, -1066401793]]> : tensor<7x7xi32>
    %19 = stablehlo.compare EQ, %18, %c_10, SIGNED : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
    %c_11 = stablehlo.constant dense<2139095040> : tensor<7x7xi32>
    %20 = stablehlo.compare GT, %18, %c_11, SIGNED : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
    %c_12 = stablehlo.constant dense<-2139095041> : tensor<7x7xi32>
    %21 = stablehlo.compare LT, %18, %c_12, SIGNED : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
    %22 = stablehlo.or %20, %21 : tensor<7x7xi1>
    %c_13 = stablehlo.constant dense<true> : tensor<i1>
    %23 = stablehlo.reduce(%19 init: %c_13) applies stablehlo.and across dimensions = [0, 1] : (tensor<7x7xi1>, tensor<i1>) -> tensor<i1>
    %24 = stablehlo.and %11, %23 : tensor<i1>
    return %24 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<7x7xf32>, %arg1: tensor<f32>) -> tensor<7x7xf32> {
    %cst = stablehlo.constant dense<[[4.000000e+00, 7.62939453E-6, 6.552000e+04, 0xCB800000, 3.276700e+04, 7.000000e+00, 15.7421894], [0.0937500149, -3.276800e+04, 9.375000e-02, -1.750000e+00, 462.000061, 4.620000e+02, 0xCB7FFFFF], [9.00719925E+15, -4.203900e-45, 1.000000e+01, 4.000000e+00, 7.62939453E-6, 6.552000e+04, 0xCB800000], [3.276700e+04, 7.000000e+00, 15.7421894, 0.0937500149, -3.276800e+04, 9.375000e-02, -1.750000e+00], [462.000061, 4.620000e+02, 0xCB7FFFFF, 9.00719925E+15, -4.203900e-45, 1.000000e+01, 4.000000e+00], [7.62939453E-6, 6.552000e+04, 0xCB800000, 3.276700e+04, 7.000000e+00, 15.7421894, 0.0937500149], [-3.276800e+04, 9.375000e-02, -1.750000e+00, 462.000061, 4.620000e+02, 0xCB7FFFFF, 9.00719925E+15]]> : tensor<7x7xf32>
    %0 = stablehlo.clamp %arg0, %cst, %arg1 : (tensor<7x7xf32>, tensor<7x7xf32>, tensor<f32>) -> tensor<7x7xf32>
    return %0 : tensor<7x7xf32>
  }
}
