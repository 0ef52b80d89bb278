// Self-checking: main returns true where a case of convolution on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<2x1xf32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x1xf32>) -> tensor<2x1xi32>
    %c = stablehlo.constant dense<0> : tensor<2x1xi32>
    %2 = stablehlo.compare LT, %1, %c, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<2x1xi32>
    %3 = stablehlo.xor %1, %c_0 : tensor<2x1xi32>
    %4 = stablehlo.select %2, %3, %1 : tensor<2x1xi1>, tensor<2x1xi32>
    %c_1 = stablehlo.constant dense<[[1084470067], [1086284478]]> : tensor<2x1xi32>
    %5 = stablehlo.compare GE, %4, %c_1, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %c_2 = stablehlo.constant dense<[[1084470071], [1086284483]]> : tensor<2x1xi32>
    %6 = stablehlo.compare LE, %4, %c_2, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %7 = stablehlo.and %5, %6 : tensor<2x1xi1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<2x1xi32>
    %8 = stablehlo.compare GT, %4, %c_3, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<2x1xi32>
    %9 = stablehlo.compare LT, %4, %c_4, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %10 = stablehlo.or %8, %9 : tensor<2x1xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%7 init: %c_5) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x1xi1>, tensor<i1>) -> tensor<i1>
    %12 = call @case_under_test() : () -> tensor<2x1xf32>
    %13 = stablehlo.bitcast_convert %12 : (tensor<2x1xf32>) -> tensor<2x1xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<2x1xi32>
    %14 = stablehlo.compare LT, %13, %c_6, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %c_7 = stablehlo.constant dense<2147483647> : tensor<2x1xi32>
    %15 = stablehlo.xor %13, %c_7 : tensor<2x1xi32>
    %16 = stablehlo.select %14, %15, %13 : tensor<2x1xi1>, tensor<2x1xi32>
    %c_8 = stablehlo.constant dense<[[1084470067], [1086284478]]> : tensor<2x1xi32>
    %17 = stablehlo.compare GE, %16, %c_8, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %c_9 = stablehlo.constant dense<[[1084470071], [1086284483]]> : tensor<2x1xi32>
    %18 = stablehlo.compare LE, %16, %c_9, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %19 = stablehlo.and %17, %18 : tensor<2x1xi1>
    %c_10 = stablehlo.constant dense<2139095040> : tensor<2x1xi32>
    %20 = stablehlo.compare GT, %16, %c_10, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %c_11 = stablehlo.constant dense<-2139095041> : tensor<2x1xi32>
    %21 = stablehlo.compare LT, %16, %c_11, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %22 = stablehlo.or %20, %21 : tensor<2x1xi1>
    %c_12 = stablehlo.constant dense<true> : tensor<i1>
    %23 = stablehlo.reduce(%19 init: %c_12) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x1xi1>, tensor<i1>) -> tensor<i1>
    %24 = stablehlo.and %11, %23 : tensor<i1>
    return %24 : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<2x1xf32> {
    %cst = stablehlo.constant dense<[[1.00000012, 1.031250e+00], [1.250000e+00, 1.57079637], [1.37500012, 4.000000e+00]]> : tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<[[1.750000e+00], [2.71828175], [-2.343750e-02]]> : tensor<3x1xf32>
    %0 = stablehlo.convolution(%cst, %cst_0) dim_numbers = [f, b]x[i, o]->[b, f], window = {stride = [], pad = [], lhs_dilate = [], rhs_dilate = [], reverse = []} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x2xf32>, tensor<3x1xf32>) -> tensor<2x1xf32>
    return %0 : tensor<2x1xf32>
  }
}
