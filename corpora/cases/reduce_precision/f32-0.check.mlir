// Self-checking: main returns true where a case of reduce_precision on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[[[[[[0.99999994, 1.00390625], [-7.452000e+02, -1.250000e+00]]], [[[-1.280000e+02, 1.83105498E-4], [1.25000012, 0x4B000001]]]], [[[[9.53674316E-7, 6.250000e-02], [9.31322574E-10, -1.285000e+02]]], [[[6.553700e+04, 461.999939], [0.0937500149, 6.74999904]]]]], [[[[[-5.242880e+05, 0.99999994], [1.00390625, -7.452000e+02]]], [[[-1.250000e+00, -1.280000e+02], [1.83105498E-4, 1.25000012]]]], [[[[0x4B000001, 9.53674316E-7], [6.250000e-02, 9.31322574E-10]]], [[[-1.285000e+02, 6.553700e+04], [461.999939, 0.0937500149]]]]]], [[[[[[6.74999904, -5.242880e+05], [0.99999994, 1.00390625]]], [[[-7.452000e+02, -1.250000e+00], [-1.280000e+02, 1.83105498E-4]]]], [[[[1.25000012, 0x4B000001], [9.53674316E-7, 6.250000e-02]]], [[[9.31322574E-10, -1.285000e+02], [6.553700e+04, 461.999939]]]]], [[[[[0.0937500149, 6.74999904], [-5.242880e+05, 0.99999994]]], [[[1.00390625, -7.452000e+02], [-1.250000e+00, -1.280000e+02]]]], [[[[1.83105498E-4, 1.25000012], [0x4B000001, 9.53674316E-7]]], [[[6.250000e-02, 9.31322574E-10], [-1.285000e+02, 6.553700e+04]]]]]]]> : tensor<2x2x2x2x1x2x2xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<2x2x2x2x1x2x2xf32>
    %1 = call @case_under_test(%0) : (tensor<2x2x2x2x1x2x2xf32>) -> tensor<2x2x2x2x1x2x2xf32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2x2x2x2x1x2x2xf32>) -> tensor<2x2x2x2x1x2x2xi32>
    %c = stablehlo.constant dense<0> : tensor<2x2x2x2x1x2x2xi32>
    %3 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<2x2x2x2x1x2x2xi32>, tensor<2x2x2x2x1x2x2xi32>) -> tensor<2x2x2x2x1x2x2xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<2x2x2x2x1x2x2xi32>
    %4 = stablehlo.xor %2, %c_0 : tensor<2x2x2x2x1x2x2xi32>
    %5 = stablehlo.select %3, %4, %2 : tensor<2x2x2x2x1x2x2xi1>, tensor<2x2x2x2x1x2x2xi32>
    %c_1 = stablehlo.constant dense<[[[[[[[1065353216, 1065353216], [-2139095041, -1067450369]]], [[[-2139095041, 0], [1067450368, 2139095040]]]], [[[[0, 0], [0, -2139095041]]], [[[2139095040, 2139095040], [0, 1088421888]]]]], [[[[[-2139095041, 1065353216], [1065353216, -2139095041]]], [[[-1067450369, -2139095041], [0, 1067450368]]]], [[[[2139095040, 0], [0, 0]]], [[[-2139095041, 2139095040], [2139095040, 0]]]]]], [[[[[[1088421888, -2139095041], [1065353216, 1065353216]]], [[[-2139095041, -1067450369], [-2139095041, 0]]]], [[[[1067450368, 2139095040], [0, 0]]], [[[0, -2139095041], [2139095040, 2139095040]]]]], [[[[[0, 1088421888], [-2139095041, 1065353216]]], [[[1065353216, -2139095041], [-1067450369, -2139095041]]]], [[[[0, 1067450368], [2139095040, 0]]], [[[0, 0], [-2139095041, 2139095040]]]]]]]> : tensor<2x2x2x2x1x2x2xi32>
    %6 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<2x2x2x2x1x2x2xi32>, tensor<2x2x2x2x1x2x2xi32>) -> tensor<2x2x2x2x1x2x2xi1>
    %c_2 = stablehlo.constant dense<2139095040> : tensor<2x2x2x2x1x2x2xi32>
    %7 = stablehlo.compare GT, %5, %c_2, SIGNED : (tensor<2x2x2x2x1x2x2xi32>, tensor<2x2x2x2x1x2x2xi32>) -> tensor<2x2x2x2x1x2x2xi1>
    %c_3 = stablehlo.constant dense<-2139095041> : tensor<2x2x2x2x1x2x2xi32>
    %8 = stablehlo.compare LT, %5, %c_3, SIGNED : (tensor<2x2x2x2x1x2x2xi32>, tensor<2x2x2x2x1x2x2xi32>) -> tensor<2x2x2x2x1x2x2xi1>
    %9 = stablehlo.or %7, %8 : tensor<2x2x2x2x1x2x2xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.reduce(%6 init: %c_4) applies stablehlo.and across dimensions = [0, 1, 2, 3, 4, 5, 6] : (tensor<2x2x2x2x1x2x2xi1>, tensor<i1>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<[[[[[[[0x7F800000, 1.01171863], [1.000000e+02, 8.81620763E-39]]], [[[3.906250e-03, -1.00000012], [1.01171863, 7.812500e-03]]]], [[[[1.37499988, 7.73437595], [0.0312500037, 15.7421875]]], [[[-1.08420217E-19, -4194304.5], [2.14748365E+9, -3.906250e-03]]]]], [[[[[7.098000e+02, 0x7F800000], [1.01171863, 1.000000e+02]]], [[[8.81620763E-39, 3.906250e-03], [-1.00000012, 1.01171863]]]], [[[[7.812500e-03, 1.37499988], [7.73437595, 0.0312500037]]], [[[15.7421875, -1.08420217E-19], [-4194304.5, 2.14748365E+9]]]]]], [[[[[[-3.906250e-03, 7.098000e+02], [0x7F800000, 1.01171863]]], [[[1.000000e+02, 8.81620763E-39], [3.906250e-03, -1.00000012]]]], [[[[1.01171863, 7.812500e-03], [1.37499988, 7.73437595]]], [[[0.0312500037, 15.7421875], [-1.08420217E-19, -4194304.5]]]]], [[[[[2.14748365E+9, -3.906250e-03], [7.098000e+02, 0x7F800000]]], [[[1.01171863, 1.000000e+02], [8.81620763E-39, 3.906250e-03]]]], [[[[-1.00000012, 1.01171863], [7.812500e-03, 1.37499988]]], [[[7.73437595, 0.0312500037], [15.7421875, -1.08420217E-19]]]]]]]> : tensor<2x2x2x2x1x2x2xf32>
    %11 = stablehlo.optimization_barrier %cst_5 : tensor<2x2x2x2x1x2x2xf32>
    %12 = call @case_under_test(%11) : (tensor<2x2x2x2x1x2x2xf32>) -> tensor<2x2x2x2x1x2x2xf32>
    %13 = stablehlo.bitcast_convert %12 : (tensor<2x2x2x2x1x2x2xf32>) -> tensor<2x2x2x2x1x2x2xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<2x2x2x2x1x2x2xi32>
    %14 = stablehlo.compare LT, %13, %c_6, SIGNED : (tensor<2x2x2x2x1x2x2xi32>, tensor<2x2x2x2x1x2x2xi32>) -> tensor<2x2x2x2x1x2x2xi1>
    %c_7 = stablehlo.constant dense<2147483647> : tensor<2x2x2x2x1x2x2xi32>
    %15 = stablehlo.xor %13, %c_7 : tensor<2x2x2x2x1x2x2xi32>
    %16 = stablehlo.select %14, %15, %13 : tensor<2x2x2x2x1x2x2xi1>, tensor<2x2x2x2x1x2x2xi32>
    %c_8 = stablehlo.constant dense<[[[[[[[2139095040, 1065353216], [2139095040, 0]]], [[[0, -1065353217], [1065353216, 0]]]], [[[[1067450368, 1090519040], [0, 2139095040]]], [[[-1, -2139095041], [2139095040, -1]]]]], [[[[[2139095040, 2139095040], [1065353216, 2139095040]]], [[[0, 0], [-1065353217, 1065353216]]]], [[[[0, 1067450368], [1090519040, 0]]], [[[2139095040, -1], [-2139095041, 2139095040]]]]]], [[[[[[-1, 2139095040], [2139095040, 1065353216]]], [[[2139095040, 0], [0, -1065353217]]]], [[[[1065353216, 0], [1067450368, 1090519040]]], [[[0, 2139095040], [-1, -2139095041]]]]], [[[[[2139095040, -1], [2139095040, 2139095040]]], [[[1065353216, 2139095040], [0, 0]]]], [[[[-1065353217, 1065353216], [0, 1067450368]]], [[[1090519040, 0], [2139095040, -1]]]]]]]> : tensor<2x2x2x2x1x2x2xi32>
    %17 = stablehlo.compare EQ, %16, %c_8, SIGNED : (tensor<2x2x2x2x1x2x2xi32>, tensor<2x2x2x2x1x2x2xi32>) -> tensor<2x2x2x2x1x2x2xi1>
    %c_9 = stablehlo.constant dense<2139095040> : tensor<2x2x2x2x1x2x2xi32>
    %18 = stablehlo.compare GT, %16, %c_9, SIGNED : (tensor<2x2x2x2x1x2x2xi32>, tensor<2x2x2x2x1x2x2xi32>) -> tensor<2x2x2x2x1x2x2xi1>
    %c_10 = stablehlo.constant dense<-2139095041> : tensor<2x2x2x2x1x2x2xi32>
    %19 = stablehlo.compare LT, %16, %c_10, SIGNED : (tensor<2x2x2x2x1x2x2xi32>, tensor<2x2x2x2x1x2x2xi32>) -> tensor<2x2x2x2x1x2x2xi1>
    %20 = stablehlo.or %18, %19 : tensor<2x2x2x2x1x2x2xi1>
    %c_11 = stablehlo.constant dense<true> : tensor<i1>
    %21 = stablehlo.reduce(%17 init: %c_11) applies stablehlo.and across dimensions = [0, 1, 2, 3, 4, 5, 6] : (tensor<2x2x2x2x1x2x2xi1>, tensor<i1>) -> tensor<i1>
    %22 = stablehlo.and %10, %21 : tensor<i1>
    return %22 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<2x2x2x2x1x2x2xf32>) -> tensor<2x2x2x2x1x2x2xf32> {
    %0 = stablehlo.reduce_precision %arg0, format = e3m2 : tensor<2x2x2x2x1x2x2xf32>
    return %0 : tensor<2x2x2x2x1x2x2xf32>
  }
}
