// Self-checking: main returns true where a case of floor on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[[[[[[15.7421875, 1.187500e+00, -0.99999994], [1.83105498E-4, 15.7421894, 6.553700e+04]], [[1.57079637, 29.7499962, 1.000000e+02], [-2.500000e-01, 0.749999881, 1.37499988]]], [[[1.75000024, 7.500000e-01, -9.53674316E-7], [1.70141173E+38, -1.285000e+02, 15.7421875]], [[1.187500e+00, -0.99999994, 1.83105498E-4], [15.7421894, 6.553700e+04, 1.57079637]]]]]], [[[[[[29.7499962, 1.000000e+02, -2.500000e-01], [0.749999881, 1.37499988, 1.75000024]], [[7.500000e-01, -9.53674316E-7, 1.70141173E+38], [-1.285000e+02, 15.7421875, 1.187500e+00]]], [[[-0.99999994, 1.83105498E-4, 15.7421894], [6.553700e+04, 1.57079637, 29.7499962]], [[1.000000e+02, -2.500000e-01, 0.749999881], [1.37499988, 1.75000024, 7.500000e-01]]]]]]]> : tensor<2x1x1x2x2x2x3xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<2x1x1x2x2x2x3xf32>
    %1 = call @case_under_test(%0) : (tensor<2x1x1x2x2x2x3xf32>) -> tensor<2x1x1x2x2x2x3xf32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2x1x1x2x2x2x3xf32>) -> tensor<2x1x1x2x2x2x3xi32>
    %c = stablehlo.constant dense<0> : tensor<2x1x1x2x2x2x3xi32>
    %3 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> tensor<2x1x1x2x2x2x3xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<2x1x1x2x2x2x3xi32>
    %4 = stablehlo.xor %2, %c_0 : tensor<2x1x1x2x2x2x3xi32>
    %5 = stablehlo.select %3, %4, %2 : tensor<2x1x1x2x2x2x3xi1>, tensor<2x1x1x2x2x2x3xi32>
    %c_1 = stablehlo.constant dense<[[[[[[[1097859072, 1065353216, -1065353217], [0, 1097859072, 1199571072]], [[1065353216, 1105723392, 1120403456], [-1065353217, 0, 1065353216]]], [[[1065353216, 0, -1065353217], [2130706431, -1124139009, 1097859072]], [[1065353216, -1065353217, 0], [1097859072, 1199571072, 1065353216]]]]]], [[[[[[1105723392, 1120403456, -1065353217], [0, 1065353216, 1065353216]], [[0, -1065353217, 2130706431], [-1124139009, 1097859072, 1065353216]]], [[[-1065353217, 0, 1097859072], [1199571072, 1065353216, 1105723392]], [[1120403456, -1065353217, 0], [1065353216, 1065353216, 0]]]]]]]> : tensor<2x1x1x2x2x2x3xi32>
    %6 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> tensor<2x1x1x2x2x2x3xi1>
    %c_2 = stablehlo.constant dense<2139095040> : tensor<2x1x1x2x2x2x3xi32>
    %7 = stablehlo.compare GT, %5, %c_2, SIGNED : (tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> tensor<2x1x1x2x2x2x3xi1>
    %c_3 = stablehlo.constant dense<-2139095041> : tensor<2x1x1x2x2x2x3xi32>
    %8 = stablehlo.compare LT, %5, %c_3, SIGNED : (tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> tensor<2x1x1x2x2x2x3xi1>
    %9 = stablehlo.or %7, %8 : tensor<2x1x1x2x2x2x3xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.reduce(%6 init: %c_4) applies stablehlo.and across dimensions = [0, 1, 2, 3, 4, 5, 6] : (tensor<2x1x1x2x2x2x3xi1>, tensor<i1>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<[[[[[[[-5.242880e+05, 2.12676479E+38, 0.333333343], [-2.475000e+02, 3.000000e+00, 1.250000e+00]], [[-1.08420217E-19, 2.000000e+00, 4.000000e+00], [0.00146484352, 7.62939453E-6, -9.53674316E-7]]], [[[4.591770e-41, 0xCB800000, 9.31322574E-10], [1.06250012, 1.08420217E-19, -5.242880e+05]], [[2.12676479E+38, 0.333333343, -2.475000e+02], [3.000000e+00, 1.250000e+00, -1.08420217E-19]]]]]], [[[[[[2.000000e+00, 4.000000e+00, 0.00146484352], [7.62939453E-6, -9.53674316E-7, 4.591770e-41]], [[0xCB800000, 9.31322574E-10, 1.06250012], [1.08420217E-19, -5.242880e+05, 2.12676479E+38]]], [[[0.333333343, -2.475000e+02, 3.000000e+00], [1.250000e+00, -1.08420217E-19, 2.000000e+00]], [[4.000000e+00, 0.00146484352, 7.62939453E-6], [-9.53674316E-7, 4.591770e-41, 0xCB800000]]]]]]]> : tensor<2x1x1x2x2x2x3xf32>
    %11 = stablehlo.optimization_barrier %cst_5 : tensor<2x1x1x2x2x2x3xf32>
    %12 = call @case_under_test(%11) : (tensor<2x1x1x2x2x2x3xf32>) -> tensor<2x1x1x2x2x2x3xf32>
    %13 = stablehlo.bitcast_convert %12 : (tensor<2x1x1x2x2x2x3xf32>) -> tensor<2x1x1x2x2x2x3xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<2x1x1x2x2x2x3xi32>
    %14 = stablehlo.compare LT, %13, %c_6, SIGNED : (tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> tensor<2x1x1x2x2x2x3xi1>
    %c_7 = stablehlo.constant dense<2147483647> : tensor<2x1x1x2x2x2x3xi32>
    %15 = stablehlo.xor %13, %c_7 : tensor<2x1x1x2x2x2x3xi32>
    %16 = stablehlo.select %14, %15, %13 : tensor<2x1x1x2x2x2x3xi1>, tensor<2x1x1x2x2x2x3xi32>
    %c_8 = stablehlo.constant dense<[[[[[[[-1224736769, 2132803584, 0], [-1131937793, 1077936128, 1065353216]], [[-1065353217, 1073741824, 1082130432], [0, 0, -1065353217]]], [[[0, -1266679809, 0], [1065353216, 0, -1224736769]], [[2132803584, 0, -1131937793], [1077936128, 1065353216, -1065353217]]]]]], [[[[[[1073741824, 1082130432, 0], [0, -1065353217, 0]], [[-1266679809, 0, 1065353216], [0, -1224736769, 2132803584]]], [[[0, -1131937793, 1077936128], [1065353216, -1065353217, 1073741824]], [[1082130432, 0, 0], [-1065353217, 0, -1266679809]]]]]]]> : tensor<2x1x1x2x2x2x3xi32>
    %17 = stablehlo.compare EQ, %16, %c_8, SIGNED : (tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> tensor<2x1x1x2x2x2x3xi1>
    %c_9 = stablehlo.constant dense<2139095040> : tensor<2x1x1x2x2x2x3xi32>
    %18 = stablehlo.compare GT, %16, %c_9, SIGNED : (tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> tensor<2x1x1x2x2x2x3xi1>
    %c_10 = stablehlo.constant dense<-2139095041> : tensor<2x1x1x2x2x2x3xi32>
    %19 = stablehlo.compare LT, %16, %c_10, SIGNED : (tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> tensor<2x1x1x2x2x2x3xi1>
    %20 = stablehlo.or %18, %19 : tensor<2x1x1x2x2x2x3xi1>
    %c_11 = stablehlo.constant dense<true> : tensor<i1>
    %21 = stablehlo.reduce(%17 init: %c_11) applies stablehlo.and across dimensions = [0, 1, 2, 3, 4, 5, 6] : (tensor<2x1x1x2x2x2x3xi1>, tensor<i1>) -> tensor<i1>
    %22 = stablehlo.and %10, %21 : tensor<i1>
    return %22 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<2x1x1x2x2x2x3xf32>) -> tensor<2x1x1x2x2x2x3xf32> {
    %0 = stablehlo.floor %arg0 : tensor<2x1x1x2x2x2x3xf32>
    return %0 : tensor<2x1x1x2x2x2x3xf32>
  }
}
