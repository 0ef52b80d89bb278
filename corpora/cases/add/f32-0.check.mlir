// Self-checking: main returns true where a case of add on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[2.98023224E-8, 9.765625E-4, 2.3509887E-38], [0.0234375037, -2.570000e+02, -3.000000e+00], [1.000000e+06, -6.553500e+04, -2.550000e+02], [1.000000e+10, -1.83105469E-4, -3.14159274]]> : tensor<4x3xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<4x3xf32>
    %cst_0 = stablehlo.constant dense<[[9.53674316E-7, 4.000000e+00, 65519.9921], [-3.40282347E+38, -3.40282347E+38, -7.812500e-03], [-3.276800e+04, 7.000000e+00, 7.097000e+02], [0.49999997, 1.18750012, 1.25000012]]> : tensor<4x3xf32>
    %1 = stablehlo.optimization_barrier %cst_0 : tensor<4x3xf32>
    %2 = call @case_under_test(%0, %1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %3 = stablehlo.bitcast_convert %2 : (tensor<4x3xf32>) -> tensor<4x3xi32>
    %c = stablehlo.constant dense<0> : tensor<4x3xi32>
    %4 = stablehlo.compare LT, %3, %c, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<4x3xi32>
    %5 = stablehlo.xor %3, %c_1 : tensor<4x3xi32>
    %6 = stablehlo.select %4, %5, %3 : tensor<4x3xi1>, tensor<4x3xi32>
    %c_2 = stablehlo.constant dense<[[897843200, 1082132480, 1199566846], [-2139095040, -2139095040, -1077968897], [1231823872, -1199568897, 1138973082], [1343554297, 1066924545, -1072832438]]> : tensor<4x3xi32>
    %7 = stablehlo.compare EQ, %6, %c_2, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<4x3xi32>
    %8 = stablehlo.compare GT, %6, %c_3, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<4x3xi32>
    %9 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %10 = stablehlo.or %8, %9 : tensor<4x3xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%7 init: %c_5) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<[[-7.812500e-03, -2.975000e+01, -5.87747175E-39], [4.620000e+02, 2.500000e-01, 2.28881836E-5], [9.99999977E+21, -9.22337203E+18, 8.900000e+01], [29.7500038, 1.000000e+04, 0xCB000001]]> : tensor<4x3xf32>
    %12 = stablehlo.optimization_barrier %cst_6 : tensor<4x3xf32>
    %cst_7 = stablehlo.constant dense<[[2.500000e+00, 1.000000e+04, 1.750000e+00], [461.999939, -3.276900e+04, 7.73437595], [1.000000e+04, -5.000000e-01, -15.7421875], [2.12676479E+38, 3.276700e+04, 6.250000e-02]]> : tensor<4x3xf32>
    %13 = stablehlo.optimization_barrier %cst_7 : tensor<4x3xf32>
    %14 = call @case_under_test(%12, %13) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %15 = stablehlo.bitcast_convert %14 : (tensor<4x3xf32>) -> tensor<4x3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<4x3xi32>
    %16 = stablehlo.compare LT, %15, %c_8, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_9 = stablehlo.constant dense<2147483647> : tensor<4x3xi32>
    %17 = stablehlo.xor %15, %c_9 : tensor<4x3xi32>
    %18 = stablehlo.select %16, %17, %15 : tensor<4x3xi1>, tensor<4x3xi32>
    %c_10 = stablehlo.constant dense<[[1075806208, 1176226048, 1071644672], [1147600895, -1191182529, 1089962034], [1678214776, -1593835521, 1116898304], [2132803584, 1193742080, -1258291202]]> : tensor<4x3xi32>
    %19 = stablehlo.compare EQ, %18, %c_10, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_11 = stablehlo.constant dense<2139095040> : tensor<4x3xi32>
    %20 = stablehlo.compare GT, %18, %c_11, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_12 = stablehlo.constant dense<-2139095041> : tensor<4x3xi32>
    %21 = stablehlo.compare LT, %18, %c_12, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %22 = stablehlo.or %20, %21 : tensor<4x3xi1>
    %c_13 = stablehlo.constant dense<true> : tensor<i1>
    %23 = stablehlo.reduce(%19 init: %c_13) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
    %24 = stablehlo.and %11, %23 : tensor<i1>
    return %24 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
}
