// Self-checking: main returns true where a case of log_plus_one on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[29.7499962, 0.693147182, 65519.9921, -3.276800e+04], [1.24999988, -0.999899983, 1.000000e-03, 3.276800e+04], [0.0625000075, -1.70141173E+38, 65519.9844, -6.553650e+04]]> : tensor<3x4xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<3x4xf32>
    %1 = call @case_under_test(%0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<3x4xf32>) -> tensor<3x4xi32>
    %c = stablehlo.constant dense<0> : tensor<3x4xi32>
    %3 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<3x4xi32>
    %4 = stablehlo.xor %2, %c_0 : tensor<3x4xi32>
    %5 = stablehlo.select %3, %4, %2 : tensor<3x4xi1>, tensor<3x4xi32>
    %c_1 = stablehlo.constant dense<[[1079722437, 1057410695, 1093759269, 2147483647], [1062181148, -1091788003, 981664168, 1093032724], [1031295365, 2147483647, 1093759269, 2147483647]]> : tensor<3x4xi32>
    %6 = stablehlo.compare GE, %5, %c_1, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<[[1079722442, 1057410700, 1093759274, -2147483648], [1062181153, -1091787998, 981664173, 1093032729], [1031295370, -2147483648, 1093759274, -2147483648]]> : tensor<3x4xi32>
    %7 = stablehlo.compare LE, %5, %c_2, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %8 = stablehlo.and %6, %7 : tensor<3x4xi1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<3x4xi32>
    %9 = stablehlo.compare GT, %5, %c_3, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<3x4xi32>
    %10 = stablehlo.compare LT, %5, %c_4, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %11 = stablehlo.or %9, %10 : tensor<3x4xi1>
    %c_5 = stablehlo.constant dense<[[false, false, false, true], [false, false, false, false], [false, true, false, true]]> : tensor<3x4xi1>
    %12 = stablehlo.and %11, %c_5 : tensor<3x4xi1>
    %13 = stablehlo.or %8, %12 : tensor<3x4xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %14 = stablehlo.reduce(%13 init: %c_6) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
    %cst_7 = stablehlo.constant dense<[[-1.8446743E+19, 1.00390613, 1.74999976, 0.693147182], [-1.875000e-01, 0.18750003, 6.250000e-02, 1.09375012], [6.553600e+04, -1.08420217E-19, 5.000000e-01, 2.570000e+02]]> : tensor<3x4xf32>
    %15 = stablehlo.optimization_barrier %cst_7 : tensor<3x4xf32>
    %16 = call @case_under_test(%15) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %17 = stablehlo.bitcast_convert %16 : (tensor<3x4xf32>) -> tensor<3x4xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<3x4xi32>
    %18 = stablehlo.compare LT, %17, %c_8, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_9 = stablehlo.constant dense<2147483647> : tensor<3x4xi32>
    %19 = stablehlo.xor %17, %c_9 : tensor<3x4xi32>
    %20 = stablehlo.select %18, %19, %17 : tensor<3x4xi1>, tensor<3x4xi32>
    %c_10 = stablehlo.constant dense<[[2147483647, 1060237813, 1065450528, 1057410695], [-1045733229, 1043331459, 1031295364, 1060973635], [1093759525, -536870916, 1053792541, 1085387222]]> : tensor<3x4xi32>
    %21 = stablehlo.compare GE, %20, %c_10, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_11 = stablehlo.constant dense<[[-2147483648, 1060237818, 1065450533, 1057410700], [-1045733224, 1043331464, 1031295369, 1060973640], [1093759530, -536870907, 1053792546, 1085387227]]> : tensor<3x4xi32>
    %22 = stablehlo.compare LE, %20, %c_11, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %23 = stablehlo.and %21, %22 : tensor<3x4xi1>
    %c_12 = stablehlo.constant dense<2139095040> : tensor<3x4xi32>
    %24 = stablehlo.compare GT, %20, %c_12, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_13 = stablehlo.constant dense<-2139095041> : tensor<3x4xi32>
    %25 = stablehlo.compare LT, %20, %c_13, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %26 = stablehlo.or %24, %25 : tensor<3x4xi1>
    %c_14 = stablehlo.constant dense<[[true, false, false, false], [false, false, false, false], [false, false, false, false]]> : tensor<3x4xi1>
    %27 = stablehlo.and %26, %c_14 : tensor<3x4xi1>
    %28 = stablehlo.or %23, %27 : tensor<3x4xi1>
    %c_15 = stablehlo.constant dense<true> : tensor<i1>
    %29 = stablehlo.reduce(%28 init: %c_15) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
    %30 = stablehlo.and %14, %29 : tensor<i1>
    return %30 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.log_plus_one %arg0 : tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}
