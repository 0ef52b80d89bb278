// Self-checking: main returns true where a case of send on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[-5.000000e-01, 0x7F800000, 1.14440918E-5, 4.88281308E-4], [1.062500e+00, 7.73437595, -1.00000012, 88.6999969], [6.552000e+04, 3.276850e+04, 2.000000e+00, -1.70141173E+38]]> : tensor<3x4xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<3x4xf32>
    %1 = call @case_under_test(%0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<3x4xf32>) -> tensor<3x4xi32>
    %c = stablehlo.constant dense<0> : tensor<3x4xi32>
    %3 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<3x4xi32>
    %4 = stablehlo.xor %2, %c_0 : tensor<3x4xi32>
    %5 = stablehlo.select %3, %4, %2 : tensor<3x4xi1>, tensor<3x4xi32>
    %c_1 = stablehlo.constant dense<[[-1056964609, 2139095040, 926941184, 973078529], [1065877504, 1089961986, -1065353218, 1118922342], [1199566848, 1191182464, 1073741824, -2130706432]]> : tensor<3x4xi32>
    %6 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<2139095040> : tensor<3x4xi32>
    %7 = stablehlo.compare GT, %5, %c_2, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_3 = stablehlo.constant dense<-2139095041> : tensor<3x4xi32>
    %8 = stablehlo.compare LT, %5, %c_3, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %9 = stablehlo.or %7, %8 : tensor<3x4xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.reduce(%6 init: %c_4) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<[[0.00146484352, -5.242880e+05, 1.17549421E-38, 0.0312500037], [9.53674316E-7, 1.24999988, 0.0624999925, -1.875000e-01], [0.25000003, -2.565000e+02, 1.49999976, 0.00781250093]]> : tensor<3x4xf32>
    %11 = stablehlo.optimization_barrier %cst_5 : tensor<3x4xf32>
    %12 = call @case_under_test(%11) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %13 = stablehlo.bitcast_convert %12 : (tensor<3x4xf32>) -> tensor<3x4xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<3x4xi32>
    %14 = stablehlo.compare LT, %13, %c_6, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_7 = stablehlo.constant dense<2147483647> : tensor<3x4xi32>
    %15 = stablehlo.xor %13, %c_7 : tensor<3x4xi32>
    %16 = stablehlo.select %14, %15, %13 : tensor<3x4xi1>, tensor<3x4xi32>
    %c_8 = stablehlo.constant dense<[[985661438, -1224736769, 8388607, 1023410177], [897581056, 1067450367, 1031798782, -1044381697], [1048576001, -1132478465, 1069547518, 1006632961]]> : tensor<3x4xi32>
    %17 = stablehlo.compare EQ, %16, %c_8, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_9 = stablehlo.constant dense<2139095040> : tensor<3x4xi32>
    %18 = stablehlo.compare GT, %16, %c_9, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_10 = stablehlo.constant dense<-2139095041> : tensor<3x4xi32>
    %19 = stablehlo.compare LT, %16, %c_10, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %20 = stablehlo.or %18, %19 : tensor<3x4xi1>
    %c_11 = stablehlo.constant dense<true> : tensor<i1>
    %21 = stablehlo.reduce(%17 init: %c_11) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
    %22 = stablehlo.and %10, %21 : tensor<i1>
    return %22 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.after_all  : !stablehlo.token
    %1 = "stablehlo.send"(%arg0, %0) <{channel_handle = #stablehlo.channel_handle<handle = 100, type = 2>, is_host_transfer = true}> : (tensor<3x4xf32>, !stablehlo.token) -> !stablehlo.token
    return %arg0 : tensor<3x4xf32>
  }
}
