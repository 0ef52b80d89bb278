// Self-checking: main returns true where a case of func.call on i32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<6.108400e-01> : tensor<f16>
    %0 = stablehlo.optimization_barrier %cst : tensor<f16>
    %1:3 = call @case_under_test(%0) : (tensor<f16>) -> (tensor<5x4x3xi32>, tensor<f16>, tensor<5x4x3xi1>)
    %c = stablehlo.constant dense<[[[-5, -1, -8], [-1, 1, 7], [-3, -5, -2], [-5, 8, 6]], [[2, -1, 6], [2, 3, -5], [-1, -8, -1], [1, 7, -3]], [[-5, -2, -5], [8, 6, 2], [-1, 6, 2], [3, -5, -1]], [[-8, -1, 1], [7, -3, -5], [-2, -5, 8], [6, 2, -1]], [[6, 2, 3], [-5, -1, -8], [-1, 1, 7], [-3, -5, -2]]]> : tensor<5x4x3xi32>
    %2 = stablehlo.compare EQ, %1#0, %c, SIGNED : (tensor<5x4x3xi32>, tensor<5x4x3xi32>) -> tensor<5x4x3xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<5x4x3xi1>, tensor<i1>) -> tensor<i1>
    %4 = stablehlo.bitcast_convert %1#1 : (tensor<f16>) -> tensor<i16>
    %c_1 = stablehlo.constant dense<0> : tensor<i16>
    %5 = stablehlo.compare LT, %4, %c_1, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<32767> : tensor<i16>
    %6 = stablehlo.xor %4, %c_2 : tensor<i16>
    %7 = stablehlo.select %5, %6, %4 : tensor<i1>, tensor<i16>
    %c_3 = stablehlo.constant dense<15646> : tensor<i16>
    %8 = stablehlo.compare GE, %7, %c_3, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<15647> : tensor<i16>
    %9 = stablehlo.compare LE, %7, %c_4, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %10 = stablehlo.and %8, %9 : tensor<i1>
    %c_5 = stablehlo.constant dense<31744> : tensor<i16>
    %11 = stablehlo.compare GT, %7, %c_5, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<-31745> : tensor<i16>
    %12 = stablehlo.compare LT, %7, %c_6, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %13 = stablehlo.or %11, %12 : tensor<i1>
    %c_7 = stablehlo.constant dense<true> : tensor<5x4x3xi1>
    %14 = stablehlo.compare EQ, %1#2, %c_7, UNSIGNED : (tensor<5x4x3xi1>, tensor<5x4x3xi1>) -> tensor<5x4x3xi1>
    %c_8 = stablehlo.constant dense<true> : tensor<i1>
    %15 = stablehlo.reduce(%14 init: %c_8) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<5x4x3xi1>, tensor<i1>) -> tensor<i1>
    %cst_9 = stablehlo.constant dense<3.332520e-01> : tensor<f16>
    %16 = stablehlo.optimization_barrier %cst_9 : tensor<f16>
    %17:3 = call @case_under_test(%16) : (tensor<f16>) -> (tensor<5x4x3xi32>, tensor<f16>, tensor<5x4x3xi1>)
    %c_10 = stablehlo.constant dense<[[[-5, -1, -8], [-1, 1, 7], [-3, -5, -2], [-5, 8, 6]], [[2, -1, 6], [2, 3, -5], [-1, -8, -1], [1, 7, -3]], [[-5, -2, -5], [8, 6, 2], [-1, 6, 2], [3, -5, -1]], [[-8, -1, 1], [7, -3, -5], [-2, -5, 8], [6, 2, -1]], [[6, 2, 3], [-5, -1, -8], [-1, 1, 7], [-3, -5, -2]]]> : tensor<5x4x3xi32>
    %18 = stablehlo.compare EQ, %17#0, %c_10, SIGNED : (tensor<5x4x3xi32>, tensor<5x4x3xi32>) -> tensor<5x4x3xi1>
    %c_11 = stablehlo.constant dense<true> : tensor<i1>
    %19 = stablehlo.reduce(%18 init: %c_11) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<5x4x3xi1>, tensor<i1>) -> tensor<i1>
    %20 = stablehlo.bitcast_convert %17#1 : (tensor<f16>) -> tensor<i16>
    %c_12 = stablehlo.constant dense<0> : tensor<i16>
    %21 = stablehlo.compare LT, %20, %c_12, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<32767> : tensor<i16>
    %22 = stablehlo.xor %20, %c_13 : tensor<i16>
    %23 = stablehlo.select %21, %22, %20 : tensor<i1>, tensor<i16>
    %c_14 = stablehlo.constant dense<16109> : tensor<i16>
    %24 = stablehlo.compare GE, %23, %c_14, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<16110> : tensor<i16>
    %25 = stablehlo.compare LE, %23, %c_15, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %26 = stablehlo.and %24, %25 : tensor<i1>
    %c_16 = stablehlo.constant dense<31744> : tensor<i16>
    %27 = stablehlo.compare GT, %23, %c_16, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %c_17 = stablehlo.constant dense<-31745> : tensor<i16>
    %28 = stablehlo.compare LT, %23, %c_17, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %29 = stablehlo.or %27, %28 : tensor<i1>
    %c_18 = stablehlo.constant dense<true> : tensor<5x4x3xi1>
    %30 = stablehlo.compare EQ, %17#2, %c_18, UNSIGNED : (tensor<5x4x3xi1>, tensor<5x4x3xi1>) -> tensor<5x4x3xi1>
    %c_19 = stablehlo.constant dense<true> : tensor<i1>
    %31 = stablehlo.reduce(%30 init: %c_19) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<5x4x3xi1>, tensor<i1>) -> tensor<i1>
    %32 = stablehlo.and %3, %10 : tensor<i1>
    %33 = stablehlo.and %32, %15 : tensor<i1>
    %34 = stablehlo.and %33, %19 : tensor<i1>
    %35 = stablehlo.and %34, %26 : tensor<i1>
    %36 = stablehlo.and %35, %31 : tensor<i1>
    return %36 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<f16>) -> (tensor<5x4x3xi32>, tensor<f16>, tensor<5x4x3xi1>) {
    %0:3 = call @f0(%arg0) : (tensor<f16>) -> (tensor<5x4x3xi32>, tensor<f16>, tensor<5x4x3xi1>)
    return %0#0, %0#1, %0#2 : tensor<5x4x3xi32>, tensor<f16>, tensor<5x4x3xi1>
  }
  func.func private @f0(%arg0: tensor<f16>) -> (tensor<5x4x3xi32>, tensor<f16>, tensor<5x4x3xi1>) {
    %c = stablehlo.constant dense<[[[-5, -1, -8], [-1, 1, 7], [-3, -5, -2], [-5, 8, 6]], [[2, -1, 6], [2, 3, -5], [-1, -8, -1], [1, 7, -3]], [[-5, -2, -5], [8, 6, 2], [-1, 6, 2], [3, -5, -1]], [[-8, -1, 1], [7, -3, -5], [-2, -5, 8], [6, 2, -1]], [[6, 2, 3], [-5, -1, -8], [-1, 1, 7], [-3, -5, -2]]]> : tensor<5x4x3xi32>
    %0 = stablehlo.compare EQ, %c, %c, SIGNED : (tensor<5x4x3xi32>, tensor<5x4x3xi32>) -> tensor<5x4x3xi1>
    %1 = stablehlo.rsqrt %arg0 : tensor<f16>
    return %c, %1, %0 : tensor<5x4x3xi32>, tensor<f16>, tensor<5x4x3xi1>
  }
}
