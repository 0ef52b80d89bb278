// Self-checking: main returns true where a case of log on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<-2.565000e+02> : tensor<f32>
    %0 = stablehlo.optimization_barrier %cst : tensor<f32>
    %1 = call @case_under_test(%0) : (tensor<f32>) -> tensor<f32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<f32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %4 = stablehlo.xor %2, %c_0 : tensor<i32>
    %5 = stablehlo.select %3, %4, %2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<i32>
    %6 = stablehlo.compare GE, %5, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %7 = stablehlo.compare LE, %5, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.and %6, %7 : tensor<i1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<i32>
    %9 = stablehlo.compare GT, %5, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<i32>
    %10 = stablehlo.compare LT, %5, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = stablehlo.or %9, %10 : tensor<i1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.and %11, %c_5 : tensor<i1>
    %13 = stablehlo.or %8, %12 : tensor<i1>
    %cst_6 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %14 = stablehlo.optimization_barrier %cst_6 : tensor<f32>
    %15 = call @case_under_test(%14) : (tensor<f32>) -> tensor<f32>
    %16 = stablehlo.bitcast_convert %15 : (tensor<f32>) -> tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.compare LT, %16, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<2147483647> : tensor<i32>
    %18 = stablehlo.xor %16, %c_8 : tensor<i32>
    %19 = stablehlo.select %17, %18, %16 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<2139095040> : tensor<i32>
    %20 = stablehlo.compare EQ, %19, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<2139095040> : tensor<i32>
    %21 = stablehlo.compare GT, %19, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<-2139095041> : tensor<i32>
    %22 = stablehlo.compare LT, %19, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %23 = stablehlo.or %21, %22 : tensor<i1>
    %24 = stablehlo.and %13, %20 : tensor<i1>
    return %24 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.log %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}
