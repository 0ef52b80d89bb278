// Self-checking: main returns true where a case of rsqrt on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[2.500000e-01, 1.8446743E+19, 4.620000e+02, -1.00048828, -1.000000e+00, -3.093750e+01, 0xCB000000]]> : tensor<1x7xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<1x7xf32>
    %1 = call @case_under_test(%0) : (tensor<1x7xf32>) -> tensor<1x7xf32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<1x7xf32>) -> tensor<1x7xi32>
    %c = stablehlo.constant dense<0> : tensor<1x7xi32>
    %3 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<1x7xi32>
    %4 = stablehlo.xor %2, %c_0 : tensor<1x7xi32>
    %5 = stablehlo.select %3, %4, %2 : tensor<1x7xi1>, tensor<1x7xi32>
    %c_1 = stablehlo.constant dense<[[1073741820, 796917757, 1027510314, 2147483647, 2147483647, 2147483647, 2147483647]]> : tensor<1x7xi32>
    %6 = stablehlo.compare GE, %5, %c_1, SIGNED : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
    %c_2 = stablehlo.constant dense<[[1073741826, 796917762, 1027510317, -2147483648, -2147483648, -2147483648, -2147483648]]> : tensor<1x7xi32>
    %7 = stablehlo.compare LE, %5, %c_2, SIGNED : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
    %8 = stablehlo.and %6, %7 : tensor<1x7xi1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<1x7xi32>
    %9 = stablehlo.compare GT, %5, %c_3, SIGNED : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<1x7xi32>
    %10 = stablehlo.compare LT, %5, %c_4, SIGNED : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
    %11 = stablehlo.or %9, %10 : tensor<1x7xi1>
    %c_5 = stablehlo.constant dense<[[false, false, false, true, true, true, true]]> : tensor<1x7xi1>
    %12 = stablehlo.and %11, %c_5 : tensor<1x7xi1>
    %13 = stablehlo.or %8, %12 : tensor<1x7xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %14 = stablehlo.reduce(%13 init: %c_6) applies stablehlo.and across dimensions = [0, 1] : (tensor<1x7xi1>, tensor<i1>) -> tensor<i1>
    %cst_7 = stablehlo.constant dense<[[1.09374988, 1.270000e+02, 0x4B800000, 2.343750e-02, 0.0625000075, -1.250000e+00, 1.000000e+01]]> : tensor<1x7xf32>
    %15 = stablehlo.optimization_barrier %cst_7 : tensor<1x7xf32>
    %16 = call @case_under_test(%15) : (tensor<1x7xf32>) -> tensor<1x7xf32>
    %17 = stablehlo.bitcast_convert %16 : (tensor<1x7xf32>) -> tensor<1x7xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<1x7xi32>
    %18 = stablehlo.compare LT, %17, %c_8, SIGNED : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
    %c_9 = stablehlo.constant dense<2147483647> : tensor<1x7xi32>
    %19 = stablehlo.xor %17, %c_9 : tensor<1x7xi32>
    %20 = stablehlo.select %18, %19, %17 : tensor<1x7xi1>, tensor<1x7xi32>
    %c_10 = stablehlo.constant dense<[[1064618086, 1035320072, 964689916, 1087440362, 1082130430, 2147483647, 1050798234]]> : tensor<1x7xi32>
    %21 = stablehlo.compare GE, %20, %c_10, SIGNED : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
    %c_11 = stablehlo.constant dense<[[1064618089, 1035320075, 964689922, 1087440365, 1082130432, -2147483648, 1050798237]]> : tensor<1x7xi32>
    %22 = stablehlo.compare LE, %20, %c_11, SIGNED : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
    %23 = stablehlo.and %21, %22 : tensor<1x7xi1>
    %c_12 = stablehlo.constant dense<2139095040> : tensor<1x7xi32>
    %24 = stablehlo.compare GT, %20, %c_12, SIGNED : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
    %c_13 = stablehlo.constant dense<-2139095041> : tensor<1x7xi32>
    %25 = stablehlo.compare LT, %20, %c_13, SIGNED : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<1x7xi1>
    %26 = stablehlo.or %24, %25 : tensor<1x7xi1>
    %c_14 = stablehlo.constant dense<[[false, false, false, false, false, true, false]]> : tensor<1x7xi1>
    %27 = stablehlo.and %26, %c_14 : tensor<1x7xi1>
    %28 = stablehlo.or %23, %27 : tensor<1x7xi1>
    %c_15 = stablehlo.constant dense<true> : tensor<i1>
    %29 = stablehlo.reduce(%28 init: %c_15) applies stablehlo.and across dimensions = [0, 1] : (tensor<1x7xi1>, tensor<i1>) -> tensor<i1>
    %30 = stablehlo.and %14, %29 : tensor<i1>
    return %30 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<1x7xf32>) -> tensor<1x7xf32> {
    %0 = stablehlo.rsqrt %arg0 : tensor<1x7xf32>
    return %0 : tensor<1x7xf32>
  }
}
