// Self-checking: main returns true where a case of sine on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[[1.200000e+01, 9.31322574E-10, 1.062500e+00, 7.097000e+02], [0.0234375037, -2.475000e+02, 7.098000e+02, 7.62939453E-6], [1.00000012, 1.37499988, -3.276700e+04, -5.000000e-01], [1.37500012, 3.125000e-02, 1.14440918E-5, 1.000000e+00], [7.73437595, 1.200000e+01, 9.31322574E-10, 1.062500e+00]], [[7.097000e+02, 0.0234375037, -2.475000e+02, 7.098000e+02], [7.62939453E-6, 1.00000012, 1.37499988, -3.276700e+04], [-5.000000e-01, 1.37500012, 3.125000e-02, 1.14440918E-5], [1.000000e+00, 7.73437595, 1.200000e+01, 9.31322574E-10], [1.062500e+00, 7.097000e+02, 0.0234375037, -2.475000e+02]]]> : tensor<2x5x4xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<2x5x4xf32>
    %1 = call @case_under_test(%0) : (tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2x5x4xf32>) -> tensor<2x5x4xi32>
    %c = stablehlo.constant dense<0> : tensor<2x5x4xi32>
    %3 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<2x5x4xi32>, tensor<2x5x4xi32>) -> tensor<2x5x4xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<2x5x4xi32>
    %4 = stablehlo.xor %2, %c_0 : tensor<2x5x4xi32>
    %5 = stablehlo.select %3, %4, %2 : tensor<2x5x4xi1>, tensor<2x5x4xi32>
    %c_1 = stablehlo.constant dense<[[[-1057578204, 813694968, 1063232152, -1050101085], [1019214719, -1059201142, -1045128099, 922746876], [1062693538, 1065032651, -1044382140, -1056274248], [1065032652, 1023407442, 926941180, 1062693537], [1065233352, -1057578204, 813694968, 1063232152]], [[-1050101085, 1019214719, -1059201142, -1045128099], [922746876, 1062693538, 1065032651, -1044382140], [-1056274248, 1065032652, 1023407442, 926941180], [1062693537, 1065233352, -1057578204, 813694968], [1063232152, -1050101085, 1019214719, -1059201142]]]> : tensor<2x5x4xi32>
    %6 = stablehlo.compare GE, %5, %c_1, SIGNED : (tensor<2x5x4xi32>, tensor<2x5x4xi32>) -> tensor<2x5x4xi1>
    %c_2 = stablehlo.constant dense<[[[-1057578197, 813694980, 1063232159, -1050101078], [1019214726, -1059201135, -1045128092, 922746881], [1062693545, 1065032658, -1044382133, -1056274241], [1065032659, 1023407449, 926941187, 1062693544], [1065233359, -1057578197, 813694980, 1063232159]], [[-1050101078, 1019214726, -1059201135, -1045128092], [922746881, 1062693545, 1065032658, -1044382133], [-1056274241, 1065032659, 1023407449, 926941187], [1062693544, 1065233359, -1057578197, 813694980], [1063232159, -1050101078, 1019214726, -1059201135]]]> : tensor<2x5x4xi32>
    %7 = stablehlo.compare LE, %5, %c_2, SIGNED : (tensor<2x5x4xi32>, tensor<2x5x4xi32>) -> tensor<2x5x4xi1>
    %8 = stablehlo.and %6, %7 : tensor<2x5x4xi1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<2x5x4xi32>
    %9 = stablehlo.compare GT, %5, %c_3, SIGNED : (tensor<2x5x4xi32>, tensor<2x5x4xi32>) -> tensor<2x5x4xi1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<2x5x4xi32>
    %10 = stablehlo.compare LT, %5, %c_4, SIGNED : (tensor<2x5x4xi32>, tensor<2x5x4xi32>) -> tensor<2x5x4xi1>
    %11 = stablehlo.or %9, %10 : tensor<2x5x4xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%8 init: %c_5) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<2x5x4xi1>, tensor<i1>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<[[[1.01171887, 3.276900e+04, -3.906250e-03, -6.553650e+04], [0x4B800000, -2.3509887E-38, 1.375000e+00, 3.39615197E+38], [3.40282347E+38, 3.276700e+04, 6.553700e+04, 1.00000012], [8.900000e+01, -2.475000e+02, 0x7FC00000, 7.500000e-01], [1.09374988, 1.01171887, 3.276900e+04, -3.906250e-03]], [[-6.553650e+04, 0x4B800000, -2.3509887E-38, 1.375000e+00], [3.39615197E+38, 3.40282347E+38, 3.276700e+04, 6.553700e+04], [1.00000012, 8.900000e+01, -2.475000e+02, 0x7FC00000], [7.500000e-01, 1.09374988, 1.01171887, 3.276900e+04], [-3.906250e-03, -6.553650e+04, 0x4B800000, -2.3509887E-38]]]> : tensor<2x5x4xf32>
    %13 = stablehlo.optimization_barrier %cst_6 : tensor<2x5x4xf32>
    %14 = call @case_under_test(%13) : (tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %15 = stablehlo.bitcast_convert %14 : (tensor<2x5x4xf32>) -> tensor<2x5x4xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<2x5x4xi32>
    %16 = stablehlo.compare LT, %15, %c_7, SIGNED : (tensor<2x5x4xi32>, tensor<2x5x4xi32>) -> tensor<2x5x4xi1>
    %c_8 = stablehlo.constant dense<2147483647> : tensor<2x5x4xi32>
    %17 = stablehlo.xor %15, %c_8 : tensor<2x5x4xi32>
    %18 = stablehlo.select %16, %17, %15 : tensor<2x5x4xi1>, tensor<2x5x4xi32>
    %c_9 = stablehlo.constant dense<[[[1062798794, 1062251764, -998244314, -1048954450], [-1061654913, -16777221, 1065032651, 1031790656], [-1057331640, 1044382132, -1047467261, 1062693538], [1063005567, -1059201142, 2147483647, 1060011997], [1063480119, 1062798794, 1062251764, -998244314]], [[-1048954450, -1061654913, -16777221, 1065032651], [1031790656, -1057331640, 1044382132, -1047467261], [1062693538, 1063005567, -1059201142, 2147483647], [1060011997, 1063480119, 1062798794, 1062251764], [-998244314, -1048954450, -1061654913, -16777221]]]> : tensor<2x5x4xi32>
    %19 = stablehlo.compare GE, %18, %c_9, SIGNED : (tensor<2x5x4xi32>, tensor<2x5x4xi32>) -> tensor<2x5x4xi1>
    %c_10 = stablehlo.constant dense<[[[1062798801, 1062251771, -998244307, -1048954443], [-1061654906, -16777209, 1065032658, 1031790663], [-1057331633, 1044382139, -1047467254, 1062693545], [1063005574, -1059201135, -2147483648, 1060012004], [1063480126, 1062798801, 1062251771, -998244307]], [[-1048954443, -1061654906, -16777209, 1065032658], [1031790663, -1057331633, 1044382139, -1047467254], [1062693545, 1063005574, -1059201135, -2147483648], [1060012004, 1063480126, 1062798801, 1062251771], [-998244307, -1048954443, -1061654906, -16777209]]]> : tensor<2x5x4xi32>
    %20 = stablehlo.compare LE, %18, %c_10, SIGNED : (tensor<2x5x4xi32>, tensor<2x5x4xi32>) -> tensor<2x5x4xi1>
    %21 = stablehlo.and %19, %20 : tensor<2x5x4xi1>
    %c_11 = stablehlo.constant dense<2139095040> : tensor<2x5x4xi32>
    %22 = stablehlo.compare GT, %18, %c_11, SIGNED : (tensor<2x5x4xi32>, tensor<2x5x4xi32>) -> tensor<2x5x4xi1>
    %c_12 = stablehlo.constant dense<-2139095041> : tensor<2x5x4xi32>
    %23 = stablehlo.compare LT, %18, %c_12, SIGNED : (tensor<2x5x4xi32>, tensor<2x5x4xi32>) -> tensor<2x5x4xi1>
    %24 = stablehlo.or %22, %23 : tensor<2x5x4xi1>
    %c_13 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, true, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false], [false, false, false, true], [false, false, false, false], [false, false, false, false]]]> : tensor<2x5x4xi1>
    %25 = stablehlo.and %24, %c_13 : tensor<2x5x4xi1>
    %26 = stablehlo.or %21, %25 : tensor<2x5x4xi1>
    %c_14 = stablehlo.constant dense<true> : tensor<i1>
    %27 = stablehlo.reduce(%26 init: %c_14) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<2x5x4xi1>, tensor<i1>) -> tensor<i1>
    %28 = stablehlo.and %12, %27 : tensor<i1>
    return %28 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<2x5x4xf32>) -> tensor<2x5x4xf32> {
    %0 = stablehlo.sine %arg0 : tensor<2x5x4xf32>
    return %0 : tensor<2x5x4xf32>
  }
}
