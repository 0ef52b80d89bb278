// Self-checking: main returns true where a case of custom_call on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<-1.17549435E-38> : tensor<f32>
    %0 = stablehlo.optimization_barrier %cst : tensor<f32>
    %1 = call @case_under_test(%0) : (tensor<f32>) -> tensor<f32>
    %2 = stablehlo.bitcast_convert %1 : (tensor<f32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %4 = stablehlo.xor %2, %c_0 : tensor<i32>
    %5 = stablehlo.select %3, %4, %2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<-8388609> : tensor<i32>
    %6 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<2139095040> : tensor<i32>
    %7 = stablehlo.compare GT, %5, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<-2139095041> : tensor<i32>
    %8 = stablehlo.compare LT, %5, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.or %7, %8 : tensor<i1>
    %cst_4 = stablehlo.constant dense<-1.750000e+00> : tensor<f32>
    %10 = stablehlo.optimization_barrier %cst_4 : tensor<f32>
    %11 = call @case_under_test(%10) : (tensor<f32>) -> tensor<f32>
    %12 = stablehlo.bitcast_convert %11 : (tensor<f32>) -> tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %12, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<2147483647> : tensor<i32>
    %14 = stablehlo.xor %12, %c_6 : tensor<i32>
    %15 = stablehlo.select %13, %14, %12 : tensor<i1>, tensor<i32>
    %c_7 = stablehlo.constant dense<-1071644673> : tensor<i32>
    %16 = stablehlo.compare EQ, %15, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<2139095040> : tensor<i32>
    %17 = stablehlo.compare GT, %15, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<-2139095041> : tensor<i32>
    %18 = stablehlo.compare LT, %15, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %19 = stablehlo.or %17, %18 : tensor<i1>
    %20 = stablehlo.and %6, %16 : tensor<i1>
    return %20 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = ""} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
