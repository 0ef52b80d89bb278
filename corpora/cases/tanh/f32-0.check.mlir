// Self-checking: main returns true where a case of tanh on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[3.276700e+04, 1.08420217E-19]> : tensor<2xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<2xf32>
    %1 = call @case_under_test(%0) : (tensor<2xf32>) -> tensor<2xf32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2xf32>) -> tensor<2xi32>
    %c = stablehlo.constant dense<0> : tensor<2xi32>
    %3 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<2xi32>
    %4 = stablehlo.xor %2, %c_0 : tensor<2xi32>
    %5 = stablehlo.select %3, %4, %2 : tensor<2xi1>, tensor<2xi32>
    %c_1 = stablehlo.constant dense<[1065353206, 536870902]> : tensor<2xi32>
    %6 = stablehlo.compare GE, %5, %c_1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_2 = stablehlo.constant dense<[1065353216, 536870917]> : tensor<2xi32>
    %7 = stablehlo.compare LE, %5, %c_2, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %8 = stablehlo.and %6, %7 : tensor<2xi1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<2xi32>
    %9 = stablehlo.compare GT, %5, %c_3, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<2xi32>
    %10 = stablehlo.compare LT, %5, %c_4, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %11 = stablehlo.or %9, %10 : tensor<2xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%8 init: %c_5) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<[1.500000e+00, -1.000000e-01]> : tensor<2xf32>
    %13 = stablehlo.optimization_barrier %cst_6 : tensor<2xf32>
    %14 = call @case_under_test(%13) : (tensor<2xf32>) -> tensor<2xf32>
    %15 = stablehlo.bitcast_convert %14 : (tensor<2xf32>) -> tensor<2xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<2xi32>
    %16 = stablehlo.compare LT, %15, %c_7, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_8 = stablehlo.constant dense<2147483647> : tensor<2xi32>
    %17 = stablehlo.xor %15, %c_8 : tensor<2xi32>
    %18 = stablehlo.select %16, %17, %15 : tensor<2xi1>, tensor<2xi32>
    %c_9 = stablehlo.constant dense<[1063761863, -1036787393]> : tensor<2xi32>
    %19 = stablehlo.compare GE, %18, %c_9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_10 = stablehlo.constant dense<[1063761872, -1036787384]> : tensor<2xi32>
    %20 = stablehlo.compare LE, %18, %c_10, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %21 = stablehlo.and %19, %20 : tensor<2xi1>
    %c_11 = stablehlo.constant dense<2139095040> : tensor<2xi32>
    %22 = stablehlo.compare GT, %18, %c_11, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_12 = stablehlo.constant dense<-2139095041> : tensor<2xi32>
    %23 = stablehlo.compare LT, %18, %c_12, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %24 = stablehlo.or %22, %23 : tensor<2xi1>
    %c_13 = stablehlo.constant dense<true> : tensor<i1>
    %25 = stablehlo.reduce(%21 init: %c_13) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %26 = stablehlo.and %12, %25 : tensor<i1>
    return %26 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.tanh %arg0 : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
