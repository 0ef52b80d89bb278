// Self-checking: main returns true where a case of dot_general on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[1.377530e-40, 0x7F800000, -0.999899983, 0.000000e+00, 1.800000e+01]> : tensor<5xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<[[[-7.452000e+02, 0.0937500149, 0.0937500149], [1.18750012, -1.270000e+02, 0.18749997], [1.000000e-01, -1.280000e+02, 1.00390613], [-9.53674316E-7, -1.17549435E-38, 6.250000e-02], [1.375000e+00, 1.17549421E-38, 15.7421856]]]> : tensor<1x5x3xf32>
    %1 = stablehlo.optimization_barrier %cst_0 : tensor<1x5x3xf32>
    %2 = call @case_under_test(%0, %1) : (tensor<5xf32>, tensor<1x5x3xf32>) -> tensor<1x3xf32>
    %3 = stablehlo.bitcast_convert %2 : (tensor<1x3xf32>) -> tensor<1x3xi32>
    %c = stablehlo.constant dense<0> : tensor<1x3xi32>
    %4 = stablehlo.compare LT, %3, %c, SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<1x3xi32>
    %5 = stablehlo.xor %3, %c_1 : tensor<1x3xi32>
    %6 = stablehlo.select %4, %5, %3 : tensor<1x3xi1>, tensor<1x3xi32>
    %c_2 = stablehlo.constant dense<[[2139095040, -2139095041, 2139095040]]> : tensor<1x3xi32>
    %7 = stablehlo.compare EQ, %6, %c_2, SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<1x3xi32>
    %8 = stablehlo.compare GT, %6, %c_3, SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<1x3xi32>
    %9 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %10 = stablehlo.or %8, %9 : tensor<1x3xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%7 init: %c_5) applies stablehlo.and across dimensions = [0, 1] : (tensor<1x3xi1>, tensor<i1>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<[-3.906250e-03, 6.75000095, -1.00000012, 6.250000e-02, -4.203900e-45]> : tensor<5xf32>
    %12 = stablehlo.optimization_barrier %cst_6 : tensor<5xf32>
    %cst_7 = stablehlo.constant dense<[[[0.0234375037, -3.276900e+04, 65519.9921], [6.75000095, 2.28881872E-5, -1.040000e+02], [1.125000e+00, -3.40282347E+38, 7.62939362E-6], [-9.375000e-02, 15.7421875, -0.0029296875], [1.187500e+00, 0.333333343, 1.800000e+01]]]> : tensor<1x5x3xf32>
    %13 = stablehlo.optimization_barrier %cst_7 : tensor<1x5x3xf32>
    %14 = call @case_under_test(%12, %13) : (tensor<5xf32>, tensor<1x5x3xf32>) -> tensor<1x3xf32>
    %15 = stablehlo.bitcast_convert %14 : (tensor<1x3xf32>) -> tensor<1x3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<1x3xi32>
    %16 = stablehlo.compare LT, %15, %c_8, SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %c_9 = stablehlo.constant dense<2147483647> : tensor<1x3xi32>
    %17 = stablehlo.xor %15, %c_9 : tensor<1x3xi32>
    %18 = stablehlo.select %16, %17, %15 : tensor<1x3xi1>, tensor<1x3xi32>
    %c_10 = stablehlo.constant dense<[[1110555112, 2139095036, -1148156938]]> : tensor<1x3xi32>
    %19 = stablehlo.compare GE, %18, %c_10, SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %c_11 = stablehlo.constant dense<[[1110555119, 2139095040, -1148156929]]> : tensor<1x3xi32>
    %20 = stablehlo.compare LE, %18, %c_11, SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %21 = stablehlo.and %19, %20 : tensor<1x3xi1>
    %c_12 = stablehlo.constant dense<2139095040> : tensor<1x3xi32>
    %22 = stablehlo.compare GT, %18, %c_12, SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %c_13 = stablehlo.constant dense<-2139095041> : tensor<1x3xi32>
    %23 = stablehlo.compare LT, %18, %c_13, SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %24 = stablehlo.or %22, %23 : tensor<1x3xi1>
    %c_14 = stablehlo.constant dense<true> : tensor<i1>
    %25 = stablehlo.reduce(%21 init: %c_14) applies stablehlo.and across dimensions = [0, 1] : (tensor<1x3xi1>, tensor<i1>) -> tensor<i1>
    %26 = stablehlo.and %11, %25 : tensor<i1>
    return %26 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<5xf32>, %arg1: tensor<1x5x3xf32>) -> tensor<1x3xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, HIGHEST] : (tensor<5xf32>, tensor<1x5x3xf32>) -> tensor<1x3xf32>
    return %0 : tensor<1x3xf32>
  }
}
