// Self-checking: main returns true where a case of dynamic_update_slice on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[[3.40282347E+38, 1.100000e+01, -0.000000e+00, 1.18750012], [6.553700e+04, -1.290000e+02, -9.22337203E+18, 1.17549435E-38]], [[9.375000e-02, -88.6999969, 9.99999977E+21, 2.500000e+00], [1.17549435E-38, 3.14159274, 1.18749988, 4194304.5]]]> : tensor<2x2x4xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<2x2x4xf32>
    %cst_0 = stablehlo.constant dense<[[[1.250000e+00, 1.00390613], [8.192000e+03, 2.475000e+02]]]> : tensor<1x2x2xf32>
    %1 = stablehlo.optimization_barrier %cst_0 : tensor<1x2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<ui4>
    %2 = stablehlo.optimization_barrier %c : tensor<ui4>
    %3 = call @case_under_test(%0, %1, %2) : (tensor<2x2x4xf32>, tensor<1x2x2xf32>, tensor<ui4>) -> tensor<2x2x4xf32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<2x2x4xf32>) -> tensor<2x2x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<2x2x4xi32>
    %5 = stablehlo.compare LT, %4, %c_1, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
    %c_2 = stablehlo.constant dense<2147483647> : tensor<2x2x4xi32>
    %6 = stablehlo.xor %4, %c_2 : tensor<2x2x4xi32>
    %7 = stablehlo.select %5, %6, %4 : tensor<2x2x4xi1>, tensor<2x2x4xi32>
    %c_3 = stablehlo.constant dense<[[[2139095039, 1093664768, 1067450368, 1065385983], [1199571072, -1124139009, 1174405120, 1131905024]], [[1035993088, -1118922343, 1678214776, 1075838976], [8388608, 1078530011, 1066926079, 1249902593]]]> : tensor<2x2x4xi32>
    %8 = stablehlo.compare EQ, %7, %c_3, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
    %c_4 = stablehlo.constant dense<2139095040> : tensor<2x2x4xi32>
    %9 = stablehlo.compare GT, %7, %c_4, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
    %c_5 = stablehlo.constant dense<-2139095041> : tensor<2x2x4xi32>
    %10 = stablehlo.compare LT, %7, %c_5, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
    %11 = stablehlo.or %9, %10 : tensor<2x2x4xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%8 init: %c_6) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<2x2x4xi1>, tensor<i1>) -> tensor<i1>
    %cst_7 = stablehlo.constant dense<[[[1.900000e+01, 1.000000e-01, -1.84467441E+19, 1.12499988], [-3.093750e+01, -6.750000e+00, 0.693147182, 1.377530e-40]], [[-1.040000e+02, 1.25000012, 8.81620622E-39, 9.00719925E+15], [-1.000000e+05, 1.100000e+01, -6.553500e+04, 0.0234375037]]]> : tensor<2x2x4xf32>
    %13 = stablehlo.optimization_barrier %cst_7 : tensor<2x2x4xf32>
    %cst_8 = stablehlo.constant dense<[[[1.75000024, 0x7FC00000], [1.000000e-03, 3.276800e+04]]]> : tensor<1x2x2xf32>
    %14 = stablehlo.optimization_barrier %cst_8 : tensor<1x2x2xf32>
    %c_9 = stablehlo.constant dense<1> : tensor<ui4>
    %15 = stablehlo.optimization_barrier %c_9 : tensor<ui4>
    %16 = call @case_under_test(%13, %14, %15) : (tensor<2x2x4xf32>, tensor<1x2x2xf32>, tensor<ui4>) -> tensor<2x2x4xf32>
    %17 = stablehlo.bitcast_convert %16 : (tensor<2x2x4xf32>) -> tensor<2x2x4xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<2x2x4xi32>
    %18 = stablehlo.compare LT, %17, %c_10, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
    %c_11 = stablehlo.constant dense<2147483647> : tensor<2x2x4xi32>
    %19 = stablehlo.xor %17, %c_11 : tensor<2x2x4xi32>
    %20 = stablehlo.select %18, %19, %17 : tensor<2x2x4xi1>, tensor<2x2x4xi32>
    %c_12 = stablehlo.constant dense<[[[1100480512, 1036831949, -1602224129, 1066401791], [-1106739201, -1087897601, 1060205080, 98304]], [[-1120927745, 1067450369, 1071644674, 2147483647], [-1203982337, 1093664768, 981668463, 1191182336]]]> : tensor<2x2x4xi32>
    %21 = stablehlo.compare GE, %20, %c_12, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
    %c_13 = stablehlo.constant dense<[[[1100480512, 1036831949, -1602224129, 1066401791], [-1106739201, -1087897601, 1060205080, 98304]], [[-1120927745, 1067450369, 1071644674, -2147483648], [-1203982337, 1093664768, 981668463, 1191182336]]]> : tensor<2x2x4xi32>
    %22 = stablehlo.compare LE, %20, %c_13, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
    %23 = stablehlo.and %21, %22 : tensor<2x2x4xi1>
    %c_14 = stablehlo.constant dense<2139095040> : tensor<2x2x4xi32>
    %24 = stablehlo.compare GT, %20, %c_14, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
    %c_15 = stablehlo.constant dense<-2139095041> : tensor<2x2x4xi32>
    %25 = stablehlo.compare LT, %20, %c_15, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
    %26 = stablehlo.or %24, %25 : tensor<2x2x4xi1>
    %c_16 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false]], [[false, false, false, true], [false, false, false, false]]]> : tensor<2x2x4xi1>
    %27 = stablehlo.and %26, %c_16 : tensor<2x2x4xi1>
    %28 = stablehlo.or %23, %27 : tensor<2x2x4xi1>
    %c_17 = stablehlo.constant dense<true> : tensor<i1>
    %29 = stablehlo.reduce(%28 init: %c_17) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<2x2x4xi1>, tensor<i1>) -> tensor<i1>
    %30 = stablehlo.and %12, %29 : tensor<i1>
    return %30 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<2x2x4xf32>, %arg1: tensor<1x2x2xf32>, %arg2: tensor<ui4>) -> tensor<2x2x4xf32> {
    %c = stablehlo.constant dense<3> : tensor<ui4>
    %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg2, %c : (tensor<2x2x4xf32>, tensor<1x2x2xf32>, tensor<ui4>, tensor<ui4>, tensor<ui4>) -> tensor<2x2x4xf32>
    return %0 : tensor<2x2x4xf32>
  }
}
