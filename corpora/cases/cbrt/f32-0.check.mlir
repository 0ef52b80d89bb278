// Self-checking: main returns true where a case of cbrt on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<3x4xf32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<3x4xf32>) -> tensor<3x4xi32>
    %c = stablehlo.constant dense<0> : tensor<3x4xi32>
    %2 = stablehlo.compare LT, %1, %c, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<3x4xi32>
    %3 = stablehlo.xor %1, %c_0 : tensor<3x4xi32>
    %4 = stablehlo.select %2, %3, %1 : tensor<3x4xi1>, tensor<3x4xi32>
    %c_1 = stablehlo.constant dense<[[1060208668, 1074955772, -1049789956, 1045114866], [1058178555, 1050756372, -1084324556, -1065385861], [1017201940, 1065847770, 1066715920, 1068671850]]> : tensor<3x4xi32>
    %5 = stablehlo.compare GE, %4, %c_1, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<[[1060208675, 1074955779, -1049789949, 1045114873], [1058178562, 1050756379, -1084324549, -1065385854], [1017201947, 1065847777, 1066715927, 1068671857]]> : tensor<3x4xi32>
    %6 = stablehlo.compare LE, %4, %c_2, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %7 = stablehlo.and %5, %6 : tensor<3x4xi1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<3x4xi32>
    %8 = stablehlo.compare GT, %4, %c_3, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<3x4xi32>
    %9 = stablehlo.compare LT, %4, %c_4, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %10 = stablehlo.or %8, %9 : tensor<3x4xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%7 init: %c_5) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
    %12 = call @case_under_test() : () -> tensor<3x4xf32>
    %13 = stablehlo.bitcast_convert %12 : (tensor<3x4xf32>) -> tensor<3x4xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<3x4xi32>
    %14 = stablehlo.compare LT, %13, %c_6, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_7 = stablehlo.constant dense<2147483647> : tensor<3x4xi32>
    %15 = stablehlo.xor %13, %c_7 : tensor<3x4xi32>
    %16 = stablehlo.select %14, %15, %13 : tensor<3x4xi1>, tensor<3x4xi32>
    %c_8 = stablehlo.constant dense<[[1060208668, 1074955772, -1049789956, 1045114866], [1058178555, 1050756372, -1084324556, -1065385861], [1017201940, 1065847770, 1066715920, 1068671850]]> : tensor<3x4xi32>
    %17 = stablehlo.compare GE, %16, %c_8, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_9 = stablehlo.constant dense<[[1060208675, 1074955779, -1049789949, 1045114873], [1058178562, 1050756379, -1084324549, -1065385854], [1017201947, 1065847777, 1066715927, 1068671857]]> : tensor<3x4xi32>
    %18 = stablehlo.compare LE, %16, %c_9, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %19 = stablehlo.and %17, %18 : tensor<3x4xi1>
    %c_10 = stablehlo.constant dense<2139095040> : tensor<3x4xi32>
    %20 = stablehlo.compare GT, %16, %c_10, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_11 = stablehlo.constant dense<-2139095041> : tensor<3x4xi32>
    %21 = stablehlo.compare LT, %16, %c_11, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %22 = stablehlo.or %20, %21 : tensor<3x4xi1>
    %c_12 = stablehlo.constant dense<true> : tensor<i1>
    %23 = stablehlo.reduce(%19 init: %c_12) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
    %24 = stablehlo.and %11, %23 : tensor<i1>
    return %24 : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<[[0.333333343, 1.200000e+01, -2.343750e-02, 7.812500e-03], [0.18749997, 0.0312499963, -1.285000e+02, -1.01171875], [7.62939453E-6, 1.187500e+00, 1.57079637, 2.71828175]]> : tensor<3x4xf32>
    %0 = stablehlo.cbrt %cst : tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}
