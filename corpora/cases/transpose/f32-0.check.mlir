// Self-checking: main returns true where a case of transpose on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[-2.500000e+00, 1.09374988], [-3.276800e+04, -5.000000e-01], [1.000000e+03, 0.00146484352], [2.3509887E-38, 2.93873588E-39]]> : tensor<4x2xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<4x2xf32>
    %1 = call @case_under_test(%0) : (tensor<4x2xf32>) -> tensor<2x4xf32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2x4xf32>) -> tensor<2x4xi32>
    %c = stablehlo.constant dense<0> : tensor<2x4xi32>
    %3 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<2x4xi32>
    %4 = stablehlo.xor %2, %c_0 : tensor<2x4xi32>
    %5 = stablehlo.select %3, %4, %2 : tensor<2x4xi1>, tensor<2x4xi32>
    %c_1 = stablehlo.constant dense<[[-1075838977, -1191182337, 1148846080, 16777216], [1066139647, -1056964609, 985661438, 2097152]]> : tensor<2x4xi32>
    %6 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %c_2 = stablehlo.constant dense<2139095040> : tensor<2x4xi32>
    %7 = stablehlo.compare GT, %5, %c_2, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %c_3 = stablehlo.constant dense<-2139095041> : tensor<2x4xi32>
    %8 = stablehlo.compare LT, %5, %c_3, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %9 = stablehlo.or %7, %8 : tensor<2x4xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.reduce(%6 init: %c_4) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x4xi1>, tensor<i1>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<[[4.591770e-41, 0x7FC00000], [4.000000e+00, -2.565000e+02], [1.750000e+00, 3.276850e+04], [1.000000e+02, -1.000000e+00]]> : tensor<4x2xf32>
    %11 = stablehlo.optimization_barrier %cst_5 : tensor<4x2xf32>
    %12 = call @case_under_test(%11) : (tensor<4x2xf32>) -> tensor<2x4xf32>
    %13 = stablehlo.bitcast_convert %12 : (tensor<2x4xf32>) -> tensor<2x4xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<2x4xi32>
    %14 = stablehlo.compare LT, %13, %c_6, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %c_7 = stablehlo.constant dense<2147483647> : tensor<2x4xi32>
    %15 = stablehlo.xor %13, %c_7 : tensor<2x4xi32>
    %16 = stablehlo.select %14, %15, %13 : tensor<2x4xi1>, tensor<2x4xi32>
    %c_8 = stablehlo.constant dense<[[32768, 1082130432, 1071644672, 1120403456], [2147483647, -1132478465, 1191182464, -1065353217]]> : tensor<2x4xi32>
    %17 = stablehlo.compare GE, %16, %c_8, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %c_9 = stablehlo.constant dense<[[32768, 1082130432, 1071644672, 1120403456], [-2147483648, -1132478465, 1191182464, -1065353217]]> : tensor<2x4xi32>
    %18 = stablehlo.compare LE, %16, %c_9, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %19 = stablehlo.and %17, %18 : tensor<2x4xi1>
    %c_10 = stablehlo.constant dense<2139095040> : tensor<2x4xi32>
    %20 = stablehlo.compare GT, %16, %c_10, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %c_11 = stablehlo.constant dense<-2139095041> : tensor<2x4xi32>
    %21 = stablehlo.compare LT, %16, %c_11, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %22 = stablehlo.or %20, %21 : tensor<2x4xi1>
    %c_12 = stablehlo.constant dense<[[false, false, false, false], [true, false, false, false]]> : tensor<2x4xi1>
    %23 = stablehlo.and %22, %c_12 : tensor<2x4xi1>
    %24 = stablehlo.or %19, %23 : tensor<2x4xi1>
    %c_13 = stablehlo.constant dense<true> : tensor<i1>
    %25 = stablehlo.reduce(%24 init: %c_13) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x4xi1>, tensor<i1>) -> tensor<i1>
    %26 = stablehlo.and %10, %25 : tensor<i1>
    return %26 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<4x2xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}
