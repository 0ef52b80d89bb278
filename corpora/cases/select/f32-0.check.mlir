// Self-checking: main returns true where a case of select on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[[1.83105498E-4, 6.1035149E-5, 2.343750e-02, -1.17549435E-38, -1.093750e+00, -1.000000e+05, 1.000000e+04], [-1.17549435E-38, 9.00719925E+15, 0x4B800000, -2.570000e+02, 1.00390613, 0xCB7FFFFF, 0.0624999925]], [[7.097000e+02, 1.000000e+00, -1.01171875, 1.83105498E-4, 6.1035149E-5, 2.343750e-02, -1.17549435E-38], [-1.093750e+00, -1.000000e+05, 1.000000e+04, -1.17549435E-38, 9.00719925E+15, 0x4B800000, -2.570000e+02]], [[1.00390613, 0xCB7FFFFF, 0.0624999925, 7.097000e+02, 1.000000e+00, -1.01171875, 1.83105498E-4], [6.1035149E-5, 2.343750e-02, -1.17549435E-38, -1.093750e+00, -1.000000e+05, 1.000000e+04, -1.17549435E-38]]]> : tensor<3x2x7xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<3x2x7xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.optimization_barrier %c : tensor<i1>
    %2 = call @case_under_test(%0, %1) : (tensor<3x2x7xf32>, tensor<i1>) -> tensor<3x2x7xf32>
    %3 = stablehlo.bitcast_convert %2 : (tensor<3x2x7xf32>) -> tensor<3x2x7xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<3x2x7xi32>
    %4 = stablehlo.compare LT, %3, %c_0, SIGNED : (tensor<3x2x7xi32>, tensor<3x2x7xi32>) -> tensor<3x2x7xi1>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<3x2x7xi32>
    %5 = stablehlo.xor %3, %c_1 : tensor<3x2x7xi32>
    %6 = stablehlo.select %4, %5, %3 : tensor<3x2x7xi1>, tensor<3x2x7xi32>
    %c_2 = stablehlo.constant dense<[[[960495618, 947912702, 1019215872, -8388609, -1066139649, -1203982337, 1176256512], [-8388609, 1509949440, 1266679808, -1132494849, 1065385983, -1266679808, 1031798782]], [[1144089805, 1065353216, -1065451521, 960495618, 947912702, 1019215872, -8388609], [-1066139649, -1203982337, 1176256512, -8388609, 1509949440, 1266679808, -1132494849]], [[1065385983, -1266679808, 1031798782, 1144089805, 1065353216, -1065451521, 960495618], [947912702, 1019215872, -8388609, -1066139649, -1203982337, 1176256512, -8388609]]]> : tensor<3x2x7xi32>
    %7 = stablehlo.compare EQ, %6, %c_2, SIGNED : (tensor<3x2x7xi32>, tensor<3x2x7xi32>) -> tensor<3x2x7xi1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<3x2x7xi32>
    %8 = stablehlo.compare GT, %6, %c_3, SIGNED : (tensor<3x2x7xi32>, tensor<3x2x7xi32>) -> tensor<3x2x7xi1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<3x2x7xi32>
    %9 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<3x2x7xi32>, tensor<3x2x7xi32>) -> tensor<3x2x7xi1>
    %10 = stablehlo.or %8, %9 : tensor<3x2x7xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%7 init: %c_5) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<3x2x7xi1>, tensor<i1>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<[[[1.8446743E+19, 1.24999988, 0.00146484352, -1.000000e+05, -2.14748365E+9, 1.000000e+02, 0.25000003], [3.276850e+04, 0xCB7FFFFF, 4.88281308E-4, 1.00390625, 7.62939453E-6, 1.17549435E-38, -6.750000e+00]], [[1.200000e+01, -6.750000e+00, -2.550000e+02, 1.8446743E+19, 1.24999988, 0.00146484352, -1.000000e+05], [-2.14748365E+9, 1.000000e+02, 0.25000003, 3.276850e+04, 0xCB7FFFFF, 4.88281308E-4, 1.00390625]], [[7.62939453E-6, 1.17549435E-38, -6.750000e+00, 1.200000e+01, -6.750000e+00, -2.550000e+02, 1.8446743E+19], [1.24999988, 0.00146484352, -1.000000e+05, -2.14748365E+9, 1.000000e+02, 0.25000003, 3.276850e+04]]]> : tensor<3x2x7xf32>
    %12 = stablehlo.optimization_barrier %cst_6 : tensor<3x2x7xf32>
    %c_7 = stablehlo.constant dense<false> : tensor<i1>
    %13 = stablehlo.optimization_barrier %c_7 : tensor<i1>
    %14 = call @case_under_test(%12, %13) : (tensor<3x2x7xf32>, tensor<i1>) -> tensor<3x2x7xf32>
    %15 = stablehlo.bitcast_convert %14 : (tensor<3x2x7xf32>) -> tensor<3x2x7xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<3x2x7xi32>
    %16 = stablehlo.compare LT, %15, %c_8, SIGNED : (tensor<3x2x7xi32>, tensor<3x2x7xi32>) -> tensor<3x2x7xi1>
    %c_9 = stablehlo.constant dense<2147483647> : tensor<3x2x7xi32>
    %17 = stablehlo.xor %15, %c_9 : tensor<3x2x7xi32>
    %18 = stablehlo.select %16, %17, %15 : tensor<3x2x7xi1>, tensor<3x2x7xi32>
    %c_10 = stablehlo.constant dense<[[[1602224127, 1067450367, 985661438, -1203982337, -1325400065, 1120403456, 1048576001], [1191182464, -1266679808, 973078529, 1065385984, 922746880, 8388608, -1087897601]], [[1094713344, -1087897601, -1132396545, 1602224127, 1067450367, 985661438, -1203982337], [-1325400065, 1120403456, 1048576001, 1191182464, -1266679808, 973078529, 1065385984]], [[922746880, 8388608, -1087897601, 1094713344, -1087897601, -1132396545, 1602224127], [1067450367, 985661438, -1203982337, -1325400065, 1120403456, 1048576001, 1191182464]]]> : tensor<3x2x7xi32>
    %19 = stablehlo.compare EQ, %18, %c_10, SIGNED : (tensor<3x2x7xi32>, tensor<3x2x7xi32>) -> tensor<3x2x7xi1>
    %c_11 = stablehlo.constant dense<2139095040> : tensor<3x2x7xi32>
    %20 = stablehlo.compare GT, %18, %c_11, SIGNED : (tensor<3x2x7xi32>, tensor<3x2x7xi32>) -> tensor<3x2x7xi1>
    %c_12 = stablehlo.constant dense<-2139095041> : tensor<3x2x7xi32>
    %21 = stablehlo.compare LT, %18, %c_12, SIGNED : (tensor<3x2x7xi32>, tensor<3x2x7xi32>) -> tensor<3x2x7xi1>
    %22 = stablehlo.or %20, %21 : tensor<3x2x7xi1>
    %c_13 = stablehlo.constant dense<true> : tensor<i1>
    %23 = stablehlo.reduce(%19 init: %c_13) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<3x2x7xi1>, tensor<i1>) -> tensor<i1>
    %24 = stablehlo.and %11, %23 : tensor<i1>
    return %24 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<3x2x7xf32>, %arg1: tensor<i1>) -> tensor<3x2x7xf32> {
    %cst = stablehlo.constant dense<[[[-3.14159274, 15.7421856, -3.093750e+01, -3.14159274, -3.000000e+00, 6.75000095, 0.785398185], [4.591770e-41, -1.040000e+02, 1.18749988, -1.031250e+00, 3.39615116E+38, -7.734375, 7.734375]], [[1.50000024, -2.500000e+00, -1.500000e+00, -3.14159274, 15.7421856, -3.093750e+01, -3.14159274], [-3.000000e+00, 6.75000095, 0.785398185, 4.591770e-41, -1.040000e+02, 1.18749988, -1.031250e+00]], [[3.39615116E+38, -7.734375, 7.734375, 1.50000024, -2.500000e+00, -1.500000e+00, -3.14159274], [15.7421856, -3.093750e+01, -3.14159274, -3.000000e+00, 6.75000095, 0.785398185, 4.591770e-41]]]> : tensor<3x2x7xf32>
    %0 = stablehlo.select %arg1, %cst, %arg0 : tensor<i1>, tensor<3x2x7xf32>
    return %0 : tensor<3x2x7xf32>
  }
}
