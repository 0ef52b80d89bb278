// Self-checking: main returns true where a case of optimization_barrier on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[[-1.125000e+00, 2.288818E-5]]]> : tensor<1x1x2xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<1x1x2xf32>
    %1 = call @case_under_test(%0) : (tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<1x1x2xf32>) -> tensor<1x1x2xi32>
    %c = stablehlo.constant dense<0> : tensor<1x1x2xi32>
    %3 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<1x1x2xi32>, tensor<1x1x2xi32>) -> tensor<1x1x2xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<1x1x2xi32>
    %4 = stablehlo.xor %2, %c_0 : tensor<1x1x2xi32>
    %5 = stablehlo.select %3, %4, %2 : tensor<1x1x2xi1>, tensor<1x1x2xi32>
    %c_1 = stablehlo.constant dense<[[[-1066401793, 935329790]]]> : tensor<1x1x2xi32>
    %6 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<1x1x2xi32>, tensor<1x1x2xi32>) -> tensor<1x1x2xi1>
    %c_2 = stablehlo.constant dense<2139095040> : tensor<1x1x2xi32>
    %7 = stablehlo.compare GT, %5, %c_2, SIGNED : (tensor<1x1x2xi32>, tensor<1x1x2xi32>) -> tensor<1x1x2xi1>
    %c_3 = stablehlo.constant dense<-2139095041> : tensor<1x1x2xi32>
    %8 = stablehlo.compare LT, %5, %c_3, SIGNED : (tensor<1x1x2xi32>, tensor<1x1x2xi32>) -> tensor<1x1x2xi1>
    %9 = stablehlo.or %7, %8 : tensor<1x1x2xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.reduce(%6 init: %c_4) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<1x1x2xi1>, tensor<i1>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<[[[1.000000e+00, 4.620000e+02]]]> : tensor<1x1x2xf32>
    %11 = stablehlo.optimization_barrier %cst_5 : tensor<1x1x2xf32>
    %12 = call @case_under_test(%11) : (tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
    %13 = stablehlo.bitcast_convert %12 : (tensor<1x1x2xf32>) -> tensor<1x1x2xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<1x1x2xi32>
    %14 = stablehlo.compare LT, %13, %c_6, SIGNED : (tensor<1x1x2xi32>, tensor<1x1x2xi32>) -> tensor<1x1x2xi1>
    %c_7 = stablehlo.constant dense<2147483647> : tensor<1x1x2xi32>
    %15 = stablehlo.xor %13, %c_7 : tensor<1x1x2xi32>
    %16 = stablehlo.select %14, %15, %13 : tensor<1x1x2xi1>, tensor<1x1x2xi32>
    %c_8 = stablehlo.constant dense<[[[1065353216, 1139212288]]]> : tensor<1x1x2xi32>
    %17 = stablehlo.compare EQ, %16, %c_8, SIGNED : (tensor<1x1x2xi32>, tensor<1x1x2xi32>) -> tensor<1x1x2xi1>
    %c_9 = stablehlo.constant dense<2139095040> : tensor<1x1x2xi32>
    %18 = stablehlo.compare GT, %16, %c_9, SIGNED : (tensor<1x1x2xi32>, tensor<1x1x2xi32>) -> tensor<1x1x2xi1>
    %c_10 = stablehlo.constant dense<-2139095041> : tensor<1x1x2xi32>
    %19 = stablehlo.compare LT, %16, %c_10, SIGNED : (tensor<1x1x2xi32>, tensor<1x1x2xi32>) -> tensor<1x1x2xi1>
    %20 = stablehlo.or %18, %19 : tensor<1x1x2xi1>
    %c_11 = stablehlo.constant dense<true> : tensor<i1>
    %21 = stablehlo.reduce(%17 init: %c_11) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<1x1x2xi1>, tensor<i1>) -> tensor<i1>
    %22 = stablehlo.and %10, %21 : tensor<i1>
    return %22 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<1x1x2xf32>) -> tensor<1x1x2xf32> {
    %0 = stablehlo.optimization_barrier %arg0 : tensor<1x1x2xf32>
    return %0 : tensor<1x1x2xf32>
  }
}
