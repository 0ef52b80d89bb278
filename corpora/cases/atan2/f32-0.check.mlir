// Self-checking: main returns true where a case of atan2 on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[-7.500000e-01, 1.000000e-03, 1.270000e+02, -4.8828125E-4]> : tensor<4xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<[88.6999969, -2.343750e-02, 0xCB000000, -1.280000e+02]> : tensor<4xf32>
    %1 = stablehlo.optimization_barrier %cst_0 : tensor<4xf32>
    %2 = call @case_under_test(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %3 = stablehlo.bitcast_convert %2 : (tensor<4xf32>) -> tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<4xi32>
    %4 = stablehlo.compare LT, %3, %c, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<4xi32>
    %5 = stablehlo.xor %3, %c_1 : tensor<4xi32>
    %6 = stablehlo.select %4, %5, %3 : tensor<4xi1>, tensor<4xi32>
    %c_2 = stablehlo.constant dense<[-1007323132, 1078351157, 1078529942, -1078530001]> : tensor<4xi32>
    %7 = stablehlo.compare GE, %6, %c_2, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<[-1007323121, 1078351168, 1078529953, -1078529990]> : tensor<4xi32>
    %8 = stablehlo.compare LE, %6, %c_3, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %9 = stablehlo.and %7, %8 : tensor<4xi1>
    %c_4 = stablehlo.constant dense<2139095040> : tensor<4xi32>
    %10 = stablehlo.compare GT, %6, %c_4, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_5 = stablehlo.constant dense<-2139095041> : tensor<4xi32>
    %11 = stablehlo.compare LT, %6, %c_5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %12 = stablehlo.or %10, %11 : tensor<4xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %13 = stablehlo.reduce(%9 init: %c_6) applies stablehlo.and across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    %cst_7 = stablehlo.constant dense<[0.785398185, 0xFF800000, -6.553500e+04, -3.276700e+04]> : tensor<4xf32>
    %14 = stablehlo.optimization_barrier %cst_7 : tensor<4xf32>
    %cst_8 = stablehlo.constant dense<[1.12500012, 0.785398185, 0.49999997, -1.8446743E+19]> : tensor<4xf32>
    %15 = stablehlo.optimization_barrier %cst_8 : tensor<4xf32>
    %16 = call @case_under_test(%14, %15) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %17 = stablehlo.bitcast_convert %16 : (tensor<4xf32>) -> tensor<4xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<4xi32>
    %18 = stablehlo.compare LT, %17, %c_9, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_10 = stablehlo.constant dense<2147483647> : tensor<4xi32>
    %19 = stablehlo.xor %17, %c_10 : tensor<4xi32>
    %20 = stablehlo.select %18, %19, %17 : tensor<4xi1>, tensor<4xi32>
    %c_11 = stablehlo.constant dense<[1058801220, -1070141409, -1070141345, -1078530012]> : tensor<4xi32>
    %21 = stablehlo.compare GE, %20, %c_11, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_12 = stablehlo.constant dense<[1058801231, -1070141398, -1070141334, -1078530006]> : tensor<4xi32>
    %22 = stablehlo.compare LE, %20, %c_12, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %23 = stablehlo.and %21, %22 : tensor<4xi1>
    %c_13 = stablehlo.constant dense<2139095040> : tensor<4xi32>
    %24 = stablehlo.compare GT, %20, %c_13, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_14 = stablehlo.constant dense<-2139095041> : tensor<4xi32>
    %25 = stablehlo.compare LT, %20, %c_14, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %26 = stablehlo.or %24, %25 : tensor<4xi1>
    %c_15 = stablehlo.constant dense<true> : tensor<i1>
    %27 = stablehlo.reduce(%23 init: %c_15) applies stablehlo.and across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    %28 = stablehlo.and %13, %27 : tensor<i1>
    return %28 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
