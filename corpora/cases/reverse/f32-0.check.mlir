// Self-checking: main returns true where a case of reverse on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[1.000000e-01, 1.70141173E+38, 15.7421894], [4.88281308E-4, -1.250000e+00, 1.09375012], [-9.375000e-02, 7.62939453E-6, -6.553650e+04], [0x4B800000, 65519.9921, 6.10351563E-5]]> : tensor<4x3xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<4x3xf32>
    %1 = call @case_under_test(%0) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<4x3xf32>) -> tensor<4x3xi32>
    %c = stablehlo.constant dense<0> : tensor<4x3xi32>
    %3 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<4x3xi32>
    %4 = stablehlo.xor %2, %c_0 : tensor<4x3xi32>
    %5 = stablehlo.select %3, %4, %2 : tensor<4x3xi1>, tensor<4x3xi32>
    %c_1 = stablehlo.constant dense<[[947912704, 1199566846, 1266679808], [-1199571009, 922746880, -1035993089], [1066139649, -1067450369, 973078529], [1098637314, 2130706431, 1036831949]]> : tensor<4x3xi32>
    %6 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_2 = stablehlo.constant dense<2139095040> : tensor<4x3xi32>
    %7 = stablehlo.compare GT, %5, %c_2, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_3 = stablehlo.constant dense<-2139095041> : tensor<4x3xi32>
    %8 = stablehlo.compare LT, %5, %c_3, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %9 = stablehlo.or %7, %8 : tensor<4x3xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.reduce(%6 init: %c_4) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<[[3.14159274, 461.999939, 1.875000e-01], [-1.8446743E+19, 0.750000119, 0xCB000001], [-1.000000e+05, 1.093750e+00, 0.24999997], [1.37499988, 1.50000024, 0.0937500149]]> : tensor<4x3xf32>
    %11 = stablehlo.optimization_barrier %cst_5 : tensor<4x3xf32>
    %12 = call @case_under_test(%11) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %13 = stablehlo.bitcast_convert %12 : (tensor<4x3xf32>) -> tensor<4x3xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<4x3xi32>
    %14 = stablehlo.compare LT, %13, %c_6, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_7 = stablehlo.constant dense<2147483647> : tensor<4x3xi32>
    %15 = stablehlo.xor %13, %c_7 : tensor<4x3xi32>
    %16 = stablehlo.select %14, %15, %13 : tensor<4x3xi1>, tensor<4x3xi32>
    %c_8 = stablehlo.constant dense<[[1035993090, 1069547522, 1068498943], [1048575998, 1066139648, -1203982337], [-1258291202, 1061158914, -1602224128], [1044381696, 1139212286, 1078530011]]> : tensor<4x3xi32>
    %17 = stablehlo.compare EQ, %16, %c_8, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_9 = stablehlo.constant dense<2139095040> : tensor<4x3xi32>
    %18 = stablehlo.compare GT, %16, %c_9, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_10 = stablehlo.constant dense<-2139095041> : tensor<4x3xi32>
    %19 = stablehlo.compare LT, %16, %c_10, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %20 = stablehlo.or %18, %19 : tensor<4x3xi1>
    %c_11 = stablehlo.constant dense<true> : tensor<i1>
    %21 = stablehlo.reduce(%17 init: %c_11) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
    %22 = stablehlo.and %10, %21 : tensor<i1>
    return %22 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1, 0] : tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
}
