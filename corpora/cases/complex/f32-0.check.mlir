// Self-checking: main returns true where a case of complex on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<[1.375000e+00, -1.00000012, 1.00390625]> : tensor<3xf32>
    %0 = stablehlo.optimization_barrier %cst : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<[-3.39615157E+38, -1.375000e+00, 0xFF800000]> : tensor<3xf32>
    %1 = stablehlo.optimization_barrier %cst_0 : tensor<3xf32>
    %2 = call @case_under_test(%0, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xcomplex<f32>>
    %3 = stablehlo.real %2 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<3xf32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<3xi32>
    %6 = stablehlo.xor %4, %c_1 : tensor<3xi32>
    %7 = stablehlo.select %5, %6, %4 : tensor<3xi1>, tensor<3xi32>
    %c_2 = stablehlo.constant dense<[1068498944, -1065353218, 1065385984]> : tensor<3xi32>
    %8 = stablehlo.compare EQ, %7, %c_2, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<3xi32>
    %9 = stablehlo.compare GT, %7, %c_3, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<3xi32>
    %10 = stablehlo.compare LT, %7, %c_4, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %11 = stablehlo.or %9, %10 : tensor<3xi1>
    %12 = stablehlo.imag %2 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %13 = stablehlo.bitcast_convert %12 : (tensor<3xf32>) -> tensor<3xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<3xi32>
    %14 = stablehlo.compare LT, %13, %c_5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_6 = stablehlo.constant dense<2147483647> : tensor<3xi32>
    %15 = stablehlo.xor %13, %c_6 : tensor<3xi32>
    %16 = stablehlo.select %14, %15, %13 : tensor<3xi1>, tensor<3xi32>
    %c_7 = stablehlo.constant dense<[-2139062145, -1068498945, -2139095041]> : tensor<3xi32>
    %17 = stablehlo.compare EQ, %16, %c_7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_8 = stablehlo.constant dense<2139095040> : tensor<3xi32>
    %18 = stablehlo.compare GT, %16, %c_8, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_9 = stablehlo.constant dense<-2139095041> : tensor<3xi32>
    %19 = stablehlo.compare LT, %16, %c_9, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %20 = stablehlo.or %18, %19 : tensor<3xi1>
    %21 = stablehlo.and %8, %17 : tensor<3xi1>
    %c_10 = stablehlo.constant dense<true> : tensor<i1>
    %22 = stablehlo.reduce(%21 init: %c_10) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %cst_11 = stablehlo.constant dense<[-2.565000e+02, 4194304.5, 2.343750e-02]> : tensor<3xf32>
    %23 = stablehlo.optimization_barrier %cst_11 : tensor<3xf32>
    %cst_12 = stablehlo.constant dense<[0x4B000000, -0.999899983, -9.00719925E+15]> : tensor<3xf32>
    %24 = stablehlo.optimization_barrier %cst_12 : tensor<3xf32>
    %25 = call @case_under_test(%23, %24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xcomplex<f32>>
    %26 = stablehlo.real %25 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %27 = stablehlo.bitcast_convert %26 : (tensor<3xf32>) -> tensor<3xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<3xi32>
    %28 = stablehlo.compare LT, %27, %c_13, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_14 = stablehlo.constant dense<2147483647> : tensor<3xi32>
    %29 = stablehlo.xor %27, %c_14 : tensor<3xi32>
    %30 = stablehlo.select %28, %29, %27 : tensor<3xi1>, tensor<3xi32>
    %c_15 = stablehlo.constant dense<[-1132478465, 1249902593, 1019215872]> : tensor<3xi32>
    %31 = stablehlo.compare EQ, %30, %c_15, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_16 = stablehlo.constant dense<2139095040> : tensor<3xi32>
    %32 = stablehlo.compare GT, %30, %c_16, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_17 = stablehlo.constant dense<-2139095041> : tensor<3xi32>
    %33 = stablehlo.compare LT, %30, %c_17, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %34 = stablehlo.or %32, %33 : tensor<3xi1>
    %35 = stablehlo.imag %25 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %36 = stablehlo.bitcast_convert %35 : (tensor<3xf32>) -> tensor<3xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<3xi32>
    %37 = stablehlo.compare LT, %36, %c_18, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_19 = stablehlo.constant dense<2147483647> : tensor<3xi32>
    %38 = stablehlo.xor %36, %c_19 : tensor<3xi32>
    %39 = stablehlo.select %37, %38, %36 : tensor<3xi1>, tensor<3xi32>
    %c_20 = stablehlo.constant dense<[1258291200, -1065351539, -1509949441]> : tensor<3xi32>
    %40 = stablehlo.compare EQ, %39, %c_20, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_21 = stablehlo.constant dense<2139095040> : tensor<3xi32>
    %41 = stablehlo.compare GT, %39, %c_21, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_22 = stablehlo.constant dense<-2139095041> : tensor<3xi32>
    %42 = stablehlo.compare LT, %39, %c_22, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %43 = stablehlo.or %41, %42 : tensor<3xi1>
    %44 = stablehlo.and %31, %40 : tensor<3xi1>
    %c_23 = stablehlo.constant dense<true> : tensor<i1>
    %45 = stablehlo.reduce(%44 init: %c_23) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %46 = stablehlo.and %22, %45 : tensor<i1>
    return %46 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<3xcomplex<f32>> {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
}
