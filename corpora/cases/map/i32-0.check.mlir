// Self-checking: main returns true where a case of map on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %c = stablehlo.constant dense<[[[[6, 8, 5]], [[-3, 2, 1]]], [[[3, 2, 0]], [[4, 7, 7]]], [[[-1, 6, 5]], [[-2, 4, 6]]]]> : tensor<3x2x1x3xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<3x2x1x3xi32>
    %cst = stablehlo.constant dense<[[[[7.851560e-01, 3.332520e-01, 1.891600e+00]], [[1.030270e+00, 1.249020e+00, 1.250980e+00]]], [[[1.094730e+00, 2.000000e+00, 1.032230e+00]], [[1.124020e+00, 7.490230e-01, 7.509770e-01]]], [[[1.125980e+00, 2.502440e-01, 1.092770e+00]], [[3.140630e+00, 1.375980e+00, 7.851560e-01]]]]> : tensor<3x2x1x3xf16>
    %1 = stablehlo.optimization_barrier %cst : tensor<3x2x1x3xf16>
    %2 = call @case_under_test(%0, %1) : (tensor<3x2x1x3xi32>, tensor<3x2x1x3xf16>) -> tensor<3x2x1x3xi32>
    %c_0 = stablehlo.constant dense<[[[[6, 8, 5]], [[-3, 2, 1]]], [[[3, 2, 0]], [[4, 7, 7]]], [[[-1, 6, 5]], [[-2, 4, 6]]]]> : tensor<3x2x1x3xi32>
    %3 = stablehlo.compare EQ, %2, %c_0, SIGNED : (tensor<3x2x1x3xi32>, tensor<3x2x1x3xi32>) -> tensor<3x2x1x3xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c_1) applies stablehlo.and across dimensions = [0, 1, 2, 3] : (tensor<3x2x1x3xi1>, tensor<i1>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<[[[[5, 8, -8]], [[2, -3, 8]]], [[[4, 0, 2]], [[1, -5, -3]]], [[[-8, -5, 5]], [[2, -6, 5]]]]> : tensor<3x2x1x3xi32>
    %5 = stablehlo.optimization_barrier %c_2 : tensor<3x2x1x3xi32>
    %cst_3 = stablehlo.constant dense<[[[[1.125000e+00, 7.509770e-01, 2.500000e+00]], [[1.751950e+00, 3.332520e-01, 6.108400e-01]]], [[[4.499510e-01, 2.000000e+00, 1.124020e+00]], [[4.499510e-01, 1.891600e+00, 1.092770e+00]]], [[[1.094730e+00, 4.614260e-01, 1.000000e+00]], [[1.186520e+00, 1.000980e+00, 1.125000e+00]]]]> : tensor<3x2x1x3xf16>
    %6 = stablehlo.optimization_barrier %cst_3 : tensor<3x2x1x3xf16>
    %7 = call @case_under_test(%5, %6) : (tensor<3x2x1x3xi32>, tensor<3x2x1x3xf16>) -> tensor<3x2x1x3xi32>
    %c_4 = stablehlo.constant dense<[[[[5, 8, -8]], [[2, -3, 8]]], [[[4, 0, 2]], [[1, -5, -3]]], [[[-8, -5, 5]], [[2, -6, 5]]]]> : tensor<3x2x1x3xi32>
    %8 = stablehlo.compare EQ, %7, %c_4, SIGNED : (tensor<3x2x1x3xi32>, tensor<3x2x1x3xi32>) -> tensor<3x2x1x3xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_5) applies stablehlo.and across dimensions = [0, 1, 2, 3] : (tensor<3x2x1x3xi1>, tensor<i1>) -> tensor<i1>
    %10 = stablehlo.and %4, %9 : tensor<i1>
    return %10 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<3x2x1x3xi32>, %arg1: tensor<3x2x1x3xf16>) -> tensor<3x2x1x3xi32> {
    %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1, 2, 3>}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<f16>):
      %cst = stablehlo.constant dense<-2.000000e+00> : tensor<f16>
      %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f16>
      %1 = stablehlo.clamp %cst, %arg3, %cst_0 : tensor<f16>
      %2 = stablehlo.power %arg3, %1 : tensor<f16>
      %3 = stablehlo.rsqrt %1 : tensor<f16>
      stablehlo.return %arg2 : tensor<i32>
    }) : (tensor<3x2x1x3xi32>, tensor<3x2x1x3xf16>) -> tensor<3x2x1x3xi32>
    return %0 : tensor<3x2x1x3xi32>
  }
}
