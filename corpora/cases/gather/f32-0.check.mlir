// Self-checking: main returns true where a case of gather on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[[-3.40282326E+38, 7.812500e-03], [3.39615116E+38, 1.377530e-40], [1.00000012, 3.125000e-02], [-5.000000e-01, 1.83105498E-4], [3.39615116E+38, 65519.9921]]> : tensor<5x2xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<5x2xf32>
    %c = stablehlo.constant dense<[5, 3]> : tensor<2xui16>
    %1 = stablehlo.optimization_barrier %c : tensor<2xui16>
    %2 = call @case_under_test(%0, %1) : (tensor<5x2xf32>, tensor<2xui16>) -> tensor<1xf32>
    %3 = stablehlo.bitcast_convert %2 : (tensor<1xf32>) -> tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<1xi32>
    %4 = stablehlo.compare LT, %3, %c_0, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<1xi32>
    %5 = stablehlo.xor %3, %c_1 : tensor<1xi32>
    %6 = stablehlo.select %4, %5, %3 : tensor<1xi1>, tensor<1xi32>
    %c_2 = stablehlo.constant dense<960495618> : tensor<1xi32>
    %7 = stablehlo.compare EQ, %6, %c_2, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<1xi32>
    %8 = stablehlo.compare GT, %6, %c_3, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<1xi32>
    %9 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %10 = stablehlo.or %8, %9 : tensor<1xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%7 init: %c_5) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<[[1.14440918E-5, -1.600000e+01], [1.57079637, 6.553600e+04], [-88.6999969, 3.276900e+04], [3.40282347E+38, -1.062500e+00], [3.276800e+04, -3.906250e-03]]> : tensor<5x2xf32>
    %12 = stablehlo.optimization_barrier %cst_6 : tensor<5x2xf32>
    %c_7 = stablehlo.constant dense<[3, 4]> : tensor<2xui16>
    %13 = stablehlo.optimization_barrier %c_7 : tensor<2xui16>
    %14 = call @case_under_test(%12, %13) : (tensor<5x2xf32>, tensor<2xui16>) -> tensor<1xf32>
    %15 = stablehlo.bitcast_convert %14 : (tensor<1xf32>) -> tensor<1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<1xi32>
    %16 = stablehlo.compare LT, %15, %c_8, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_9 = stablehlo.constant dense<2147483647> : tensor<1xi32>
    %17 = stablehlo.xor %15, %c_9 : tensor<1xi32>
    %18 = stablehlo.select %16, %17, %15 : tensor<1xi1>, tensor<1xi32>
    %c_10 = stablehlo.constant dense<-998244353> : tensor<1xi32>
    %19 = stablehlo.compare EQ, %18, %c_10, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_11 = stablehlo.constant dense<2139095040> : tensor<1xi32>
    %20 = stablehlo.compare GT, %18, %c_11, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_12 = stablehlo.constant dense<-2139095041> : tensor<1xi32>
    %21 = stablehlo.compare LT, %18, %c_12, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %22 = stablehlo.or %20, %21 : tensor<1xi1>
    %c_13 = stablehlo.constant dense<true> : tensor<i1>
    %23 = stablehlo.reduce(%19 init: %c_13) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %24 = stablehlo.and %11, %23 : tensor<i1>
    return %24 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<5x2xf32>, %arg1: tensor<2xui16>) -> tensor<1xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1, 0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x2xf32>, tensor<2xui16>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
