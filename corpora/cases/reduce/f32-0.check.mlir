// Self-checking: main returns true where a case of reduce on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[[[[8.000000e+00, -8.000000e+00, 1.000000e+00], [7.000000e+00, 8.000000e+00, 4.000000e+00], [1.000000e+00, 1.000000e+00, -6.000000e+00]]], [[[5.000000e+00, 8.000000e+00, 2.000000e+00], [-4.000000e+00, 8.000000e+00, 0.000000e+00], [2.000000e+00, 3.000000e+00, 8.000000e+00]]], [[[-8.000000e+00, 1.000000e+00, 7.000000e+00], [8.000000e+00, 4.000000e+00, 1.000000e+00], [1.000000e+00, -6.000000e+00, 5.000000e+00]]]], [[[[8.000000e+00, 2.000000e+00, -4.000000e+00], [8.000000e+00, 0.000000e+00, 2.000000e+00], [3.000000e+00, 8.000000e+00, -8.000000e+00]]], [[[1.000000e+00, 7.000000e+00, 8.000000e+00], [4.000000e+00, 1.000000e+00, 1.000000e+00], [-6.000000e+00, 5.000000e+00, 8.000000e+00]]], [[[2.000000e+00, -4.000000e+00, 8.000000e+00], [0.000000e+00, 2.000000e+00, 3.000000e+00], [8.000000e+00, -8.000000e+00, 1.000000e+00]]]]]> : tensor<2x3x1x3x3xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<2x3x1x3x3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.optimization_barrier %cst_0 : tensor<f32>
    %2 = call @case_under_test(%0, %1) : (tensor<2x3x1x3x3xf32>, tensor<f32>) -> tensor<3x1x3xf32>
    %3 = stablehlo.bitcast_convert %2 : (tensor<3x1x3xf32>) -> tensor<3x1x3xi32>
    %c = stablehlo.constant dense<0> : tensor<3x1x3xi32>
    %4 = stablehlo.compare LT, %3, %c, SIGNED : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> tensor<3x1x3xi1>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<3x1x3xi32>
    %5 = stablehlo.xor %3, %c_1 : tensor<3x1x3xi32>
    %6 = stablehlo.select %4, %5, %3 : tensor<3x1x3xi1>, tensor<3x1x3xi32>
    %c_2 = stablehlo.constant dense<[[[1065353216, -1090519041, -1090519041]], [[-1086324737, 1065353216, 0]], [[-1090519041, -1090519041, 1065353216]]]> : tensor<3x1x3xi32>
    %7 = stablehlo.compare EQ, %6, %c_2, SIGNED : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> tensor<3x1x3xi1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<3x1x3xi32>
    %8 = stablehlo.compare GT, %6, %c_3, SIGNED : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> tensor<3x1x3xi1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<3x1x3xi32>
    %9 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> tensor<3x1x3xi1>
    %10 = stablehlo.or %8, %9 : tensor<3x1x3xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%7 init: %c_5) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<3x1x3xi1>, tensor<i1>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<[[[[[6.000000e+00, -2.000000e+00, -3.000000e+00], [-3.000000e+00, 7.000000e+00, 0.000000e+00], [-4.000000e+00, 4.000000e+00, -7.000000e+00]]], [[[-6.000000e+00, 0.000000e+00, -4.000000e+00], [0.000000e+00, 3.000000e+00, 7.000000e+00], [1.000000e+00, 8.000000e+00, 6.000000e+00]]], [[[-2.000000e+00, -3.000000e+00, -3.000000e+00], [7.000000e+00, 0.000000e+00, -4.000000e+00], [4.000000e+00, -7.000000e+00, -6.000000e+00]]]], [[[[0.000000e+00, -4.000000e+00, 0.000000e+00], [3.000000e+00, 7.000000e+00, 1.000000e+00], [8.000000e+00, 6.000000e+00, -2.000000e+00]]], [[[-3.000000e+00, -3.000000e+00, 7.000000e+00], [0.000000e+00, -4.000000e+00, 4.000000e+00], [-7.000000e+00, -6.000000e+00, 0.000000e+00]]], [[[-4.000000e+00, 0.000000e+00, 3.000000e+00], [7.000000e+00, 1.000000e+00, 8.000000e+00], [6.000000e+00, -2.000000e+00, -3.000000e+00]]]]]> : tensor<2x3x1x3x3xf32>
    %12 = stablehlo.optimization_barrier %cst_6 : tensor<2x3x1x3x3xf32>
    %cst_7 = stablehlo.constant dense<-6.000000e+00> : tensor<f32>
    %13 = stablehlo.optimization_barrier %cst_7 : tensor<f32>
    %14 = call @case_under_test(%12, %13) : (tensor<2x3x1x3x3xf32>, tensor<f32>) -> tensor<3x1x3xf32>
    %15 = stablehlo.bitcast_convert %14 : (tensor<3x1x3xf32>) -> tensor<3x1x3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<3x1x3xi32>
    %16 = stablehlo.compare LT, %15, %c_8, SIGNED : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> tensor<3x1x3xi1>
    %c_9 = stablehlo.constant dense<2147483647> : tensor<3x1x3xi32>
    %17 = stablehlo.xor %15, %c_9 : tensor<3x1x3xi32>
    %18 = stablehlo.select %16, %17, %15 : tensor<3x1x3xi1>, tensor<3x1x3xi32>
    %c_10 = stablehlo.constant dense<[[[-1086324737, -1086324737, -1088421889]], [[-1088421889, -1086324737, -1086324737]], [[-1086324737, -1088421889, -1086324737]]]> : tensor<3x1x3xi32>
    %19 = stablehlo.compare GE, %18, %c_10, SIGNED : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> tensor<3x1x3xi1>
    %c_11 = stablehlo.constant dense<[[[-1082130433, -1082130433, -1088421889]], [[-1088421889, -1086324737, -1082130433]], [[-1082130433, -1088421889, -1086324737]]]> : tensor<3x1x3xi32>
    %20 = stablehlo.compare LE, %18, %c_11, SIGNED : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> tensor<3x1x3xi1>
    %21 = stablehlo.and %19, %20 : tensor<3x1x3xi1>
    %c_12 = stablehlo.constant dense<2139095040> : tensor<3x1x3xi32>
    %22 = stablehlo.compare GT, %18, %c_12, SIGNED : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> tensor<3x1x3xi1>
    %c_13 = stablehlo.constant dense<-2139095041> : tensor<3x1x3xi32>
    %23 = stablehlo.compare LT, %18, %c_13, SIGNED : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> tensor<3x1x3xi1>
    %24 = stablehlo.or %22, %23 : tensor<3x1x3xi1>
    %c_14 = stablehlo.constant dense<true> : tensor<i1>
    %25 = stablehlo.reduce(%21 init: %c_14) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<3x1x3xi1>, tensor<i1>) -> tensor<i1>
    %26 = stablehlo.and %11, %25 : tensor<i1>
    return %26 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<2x3x1x3x3xf32>, %arg1: tensor<f32>) -> tensor<3x1x3xf32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.minimum across dimensions = [3, 0] : (tensor<2x3x1x3x3xf32>, tensor<f32>) -> tensor<3x1x3xf32>
    return %0 : tensor<3x1x3xf32>
  }
}
