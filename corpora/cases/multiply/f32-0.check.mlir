// Self-checking: main returns true where a case of multiply on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[-88.6999969, -3.40282347E+38, -3.000000e+00, -1.062500e+00, 0.0624999925], [1.03124988, 0.0234375037, 0.18750003, 15.7421894, 6.750000e+00], [-1.700000e+01, -2.3509887E-38, 2.14748365E+9, -9.00719925E+15, 1.17549421E-38], [-0.000000e+00, -2.570000e+02, -88.6999969, -3.40282347E+38, -3.000000e+00], [-1.062500e+00, 0.0624999925, 1.03124988, 0.0234375037, 0.18750003], [15.7421894, 6.750000e+00, -1.700000e+01, -2.3509887E-38, 2.14748365E+9], [-9.00719925E+15, 1.17549421E-38, -0.000000e+00, -2.570000e+02, -88.6999969]]> : tensor<7x5xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<7x5xf32>
    %1 = call @case_under_test(%0) : (tensor<7x5xf32>) -> tensor<7x5xf32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<7x5xf32>) -> tensor<7x5xi32>
    %c = stablehlo.constant dense<0> : tensor<7x5xi32>
    %3 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<7x5xi32>
    %4 = stablehlo.xor %2, %c_0 : tensor<7x5xi32>
    %5 = stablehlo.select %3, %4, %2 : tensor<7x5xi1>, tensor<7x5xi32>
    %c_1 = stablehlo.constant dense<[[-909207143, -2139095041, 1082392576, -1074266113, -262145], [1174667263, 1047527426, 1047527428, -1157486531, 1110851586], [-1712324321, -629638777, 1266679806, -1512046592, -49151999], [0, -1199636609, -909207143, -2139095041, 1082392576], [-1074266113, -262145, 1174667263, 1047527426, 1047527428], [-1157486531, 1110851586, -1712324321, -629638777, 1266679806], [-1512046592, -49151999, 0, -1199636609, -909207143]]> : tensor<7x5xi32>
    %6 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
    %c_2 = stablehlo.constant dense<2139095040> : tensor<7x5xi32>
    %7 = stablehlo.compare GT, %5, %c_2, SIGNED : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
    %c_3 = stablehlo.constant dense<-2139095041> : tensor<7x5xi32>
    %8 = stablehlo.compare LT, %5, %c_3, SIGNED : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
    %9 = stablehlo.or %7, %8 : tensor<7x5xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.reduce(%6 init: %c_4) applies stablehlo.and across dimensions = [0, 1] : (tensor<7x5xi1>, tensor<i1>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<[[2.28881872E-5, -1.08420217E-19, 7.734375, -1.377530e-40, 8.81620622E-39], [-9.375000e-02, 3.276800e+04, -3.40282326E+38, -1.280000e+02, -7.500000e-01], [-2.3509887E-38, -3.40282347E+38, -0.000000e+00, 65519.9921, 1.401300e-45], [2.28881836E-5, 1.06250012, 2.28881872E-5, -1.08420217E-19, 7.734375], [-1.377530e-40, 8.81620622E-39, -9.375000e-02, 3.276800e+04, -3.40282326E+38], [-1.280000e+02, -7.500000e-01, -2.3509887E-38, -3.40282347E+38, -0.000000e+00], [65519.9921, 1.401300e-45, 2.28881836E-5, 1.06250012, 2.28881872E-5]]> : tensor<7x5xf32>
    %11 = stablehlo.optimization_barrier %cst_5 : tensor<7x5xf32>
    %12 = call @case_under_test(%11) : (tensor<7x5xf32>) -> tensor<7x5xf32>
    %13 = stablehlo.bitcast_convert %12 : (tensor<7x5xf32>) -> tensor<7x5xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<7x5xi32>
    %14 = stablehlo.compare LT, %13, %c_6, SIGNED : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
    %c_7 = stablehlo.constant dense<2147483647> : tensor<7x5xi32>
    %15 = stablehlo.xor %13, %c_7 : tensor<7x5xi32>
    %16 = stablehlo.select %14, %15, %13 : tensor<7x5xi1>, tensor<7x5xi32>
    %c_8 = stablehlo.constant dense<[[725614594, -1602224128, -1093281793, -196609, -1], [-1145044993, 1218445312, -2139095041, 1182859264, -1084358659], [-629638777, -2139095041, -1, 1201665534, -31], [-1136656385, 1133021185, 725614594, -1602224128, -1093281793], [-196609, -1, -1145044993, 1218445312, -2139095041], [1182859264, -1084358659, -629638777, -2139095041, -1], [1201665534, -31, -1136656385, 1133021185, 725614594]]> : tensor<7x5xi32>
    %17 = stablehlo.compare EQ, %16, %c_8, SIGNED : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
    %c_9 = stablehlo.constant dense<2139095040> : tensor<7x5xi32>
    %18 = stablehlo.compare GT, %16, %c_9, SIGNED : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
    %c_10 = stablehlo.constant dense<-2139095041> : tensor<7x5xi32>
    %19 = stablehlo.compare LT, %16, %c_10, SIGNED : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
    %20 = stablehlo.or %18, %19 : tensor<7x5xi1>
    %c_11 = stablehlo.constant dense<true> : tensor<i1>
    %21 = stablehlo.reduce(%17 init: %c_11) applies stablehlo.and across dimensions = [0, 1] : (tensor<7x5xi1>, tensor<i1>) -> tensor<i1>
    %22 = stablehlo.and %10, %21 : tensor<i1>
    return %22 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<7x5xf32>) -> tensor<7x5xf32> {
    %cst = stablehlo.constant dense<[[2.98023224E-8, 1.70141173E+38, -1.375000e+00, 2.000000e+00, -5.87747175E-39], [8.192000e+03, 1.000000e+01, 1.25000012, -1.290000e+02, 6.75000095], [9.99999977E+21, 9.99999977E+21, 0.00781249907, 1.24999988, -2.975000e+01], [0xCB800000, 2.570000e+02, 2.98023224E-8, 1.70141173E+38, -1.375000e+00], [2.000000e+00, -5.87747175E-39, 8.192000e+03, 1.000000e+01, 1.25000012], [-1.290000e+02, 6.75000095, 9.99999977E+21, 9.99999977E+21, 0.00781249907], [1.24999988, -2.975000e+01, 0xCB800000, 2.570000e+02, 2.98023224E-8]]> : tensor<7x5xf32>
    %0 = stablehlo.multiply %arg0, %cst : tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
}
