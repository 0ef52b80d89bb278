// Self-checking: main returns true where a case of func.call on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %0 = call @case_under_test() : () -> tensor<f32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<f32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %3 = stablehlo.xor %1, %c_0 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<1023410176> : tensor<i32>
    %5 = stablehlo.compare EQ, %4, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<2139095040> : tensor<i32>
    %6 = stablehlo.compare GT, %4, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<-2139095041> : tensor<i32>
    %7 = stablehlo.compare LT, %4, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.or %6, %7 : tensor<i1>
    %9 = call @case_under_test() : () -> tensor<f32>
    %10 = stablehlo.bitcast_convert %9 : (tensor<f32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.compare LT, %10, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<2147483647> : tensor<i32>
    %12 = stablehlo.xor %10, %c_5 : tensor<i32>
    %13 = stablehlo.select %11, %12, %10 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<1023410176> : tensor<i32>
    %14 = stablehlo.compare EQ, %13, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<2139095040> : tensor<i32>
    %15 = stablehlo.compare GT, %13, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<-2139095041> : tensor<i32>
    %16 = stablehlo.compare LT, %13, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %17 = stablehlo.or %15, %16 : tensor<i1>
    %18 = stablehlo.and %5, %14 : tensor<i1>
    return %18 : tensor<i1>
  }
  func.func private @case_under_test() -> tensor<f32> {
    %cst = stablehlo.constant dense<3.125000e-02> : tensor<f32>
    %0 = call @f0(%cst) : (tensor<f32>) -> tensor<f32>
    %1 = call @f0(%0) : (tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @f0(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
}
