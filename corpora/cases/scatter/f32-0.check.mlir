// Self-checking: main returns true where a case of scatter on f32; made by python -m corpora build conforms.
module {
  func.func public @main() -> tensor<i1> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.optimization_barrier %cst : tensor<f32>
    %c = stablehlo.constant dense<> : tensor<1x0x3xi4>
    %1 = stablehlo.optimization_barrier %c : tensor<1x0x3xi4>
    %2 = call @case_under_test(%0, %1) : (tensor<f32>, tensor<1x0x3xi4>) -> tensor<f32>
    %3 = stablehlo.bitcast_convert %2 : (tensor<f32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %3, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<i32>
    %5 = stablehlo.xor %3, %c_1 : tensor<i32>
    %6 = stablehlo.select %4, %5, %3 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<1073741824> : tensor<i32>
    %7 = stablehlo.compare EQ, %6, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<2139095040> : tensor<i32>
    %8 = stablehlo.compare GT, %6, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<-2139095041> : tensor<i32>
    %9 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.or %8, %9 : tensor<i1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.optimization_barrier %cst_5 : tensor<f32>
    %c_6 = stablehlo.constant dense<> : tensor<1x0x3xi4>
    %12 = stablehlo.optimization_barrier %c_6 : tensor<1x0x3xi4>
    %13 = call @case_under_test(%11, %12) : (tensor<f32>, tensor<1x0x3xi4>) -> tensor<f32>
    %14 = stablehlo.bitcast_convert %13 : (tensor<f32>) -> tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.compare LT, %14, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<2147483647> : tensor<i32>
    %16 = stablehlo.xor %14, %c_8 : tensor<i32>
    %17 = stablehlo.select %15, %16, %14 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare EQ, %17, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<2139095040> : tensor<i32>
    %19 = stablehlo.compare GT, %17, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<-2139095041> : tensor<i32>
    %20 = stablehlo.compare LT, %17, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %21 = stablehlo.or %19, %20 : tensor<i1>
    %22 = stablehlo.and %7, %18 : tensor<i1>
    return %22 : tensor<i1>
  }
  func.func private @case_under_test(%arg0: tensor<f32>, %arg1: tensor<1x0x3xi4>) -> tensor<f32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %1 = "stablehlo.scatter"(%arg0, %arg1, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.minimum %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<f32>, tensor<1x0x3xi4>, tensor<1x3xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}
