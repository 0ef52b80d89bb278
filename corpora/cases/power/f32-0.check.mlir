// Self-checking: main returns true where a case of power on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<1xf32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<1xf32>) -> tensor<1xi32>
    %c = stablehlo.constant dense<0> : tensor<1xi32>
    %2 = stablehlo.compare LT, %1, %c, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<1xi32>
    %3 = stablehlo.xor %1, %c_0 : tensor<1xi32>
    %4 = stablehlo.select %2, %3, %1 : tensor<1xi1>, tensor<1xi32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<1xi32>
    %5 = stablehlo.compare GE, %4, %c_1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_2 = stablehlo.constant dense<-2147483648> : tensor<1xi32>
    %6 = stablehlo.compare LE, %4, %c_2, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %7 = stablehlo.and %5, %6 : tensor<1xi1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<1xi32>
    %8 = stablehlo.compare GT, %4, %c_3, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<1xi32>
    %9 = stablehlo.compare LT, %4, %c_4, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %10 = stablehlo.or %8, %9 : tensor<1xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<1xi1>
    %11 = stablehlo.and %10, %c_5 : tensor<1xi1>
    %12 = stablehlo.or %7, %11 : tensor<1xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %13 = stablehlo.reduce(%12 init: %c_6) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %14 = call @case_under_test() : () -> tensor<1xf32>
    %15 = stablehlo.bitcast_convert %14 : (tensor<1xf32>) -> tensor<1xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<1xi32>
    %16 = stablehlo.compare LT, %15, %c_7, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_8 = stablehlo.constant dense<2147483647> : tensor<1xi32>
    %17 = stablehlo.xor %15, %c_8 : tensor<1xi32>
    %18 = stablehlo.select %16, %17, %15 : tensor<1xi1>, tensor<1xi32>
    %c_9 = stablehlo.constant dense<2147483647> : tensor<1xi32>
    %19 = stablehlo.compare GE, %18, %c_9, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_10 = stablehlo.constant dense<-2147483648> : tensor<1xi32>
    %20 = stablehlo.compare LE, %18, %c_10, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %21 = stablehlo.and %19, %20 : tensor<1xi1>
    %c_11 = stablehlo.constant dense<2139095040> : tensor<1xi32>
    %22 = stablehlo.compare GT, %18, %c_11, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_12 = stablehlo.constant dense<-2139095041> : tensor<1xi32>
    %23 = stablehlo.compare LT, %18, %c_12, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %24 = stablehlo.or %22, %23 : tensor<1xi1>
    %c_13 = stablehlo.constant dense<true> : tensor<1xi1>
    %25 = stablehlo.and %24, %c_13 : tensor<1xi1>
    %26 = stablehlo.or %21, %25 : tensor<1xi1>
    %c_14 = stablehlo.constant dense<true> : tensor<i1>
    %27 = stablehlo.reduce(%26 init: %c_14) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %28 = stablehlo.and %13, %27 : tensor<i1>
    return %28 : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<1xf32> {
    %cst = stablehlo.constant dense<-1.500000e+00> : tensor<1xf32>
    %0 = stablehlo.power %cst, %cst : tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
