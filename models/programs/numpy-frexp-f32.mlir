module @jit_numpy_frexp_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xf32>) -> (tensor<4x9xf32> {jax.result_info = "result[0]"}, tensor<4x9xi32> {jax.result_info = "result[1]"}) {
    %0:2 = call @frexp(%arg0) : (tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4x9xi32>)
    return %0#0, %0#1 : tensor<4x9xf32>, tensor<4x9xi32>
  }
  func.func private @frexp(%arg0: tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4x9xi32>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<4x9xf32>) -> tensor<4x9xui32>
    %c = stablehlo.constant dense<2139095040> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<4x9xui32>
    %2 = stablehlo.and %0, %1 : tensor<4x9xui32>
    %c_0 = stablehlo.constant dense<0> : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<4x9xui32>
    %4 = stablehlo.compare EQ, %2, %3, UNSIGNED : (tensor<4x9xui32>, tensor<4x9xui32>) -> tensor<4x9xi1>
    %c_1 = stablehlo.constant dense<2147483648> : tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<4x9xui32>
    %6 = stablehlo.and %0, %5 : tensor<4x9xui32>
    %7 = stablehlo.select %4, %6, %0 : tensor<4x9xi1>, tensor<4x9xui32>
    %8 = stablehlo.bitcast_convert %7 : (tensor<4x9xui32>) -> tensor<4x9xf32>
    %9 = stablehlo.bitcast_convert %8 : (tensor<4x9xf32>) -> tensor<4x9xui32>
    %c_2 = stablehlo.constant dense<2147483648> : tensor<ui32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<4x9xui32>
    %11 = stablehlo.and %9, %10 : tensor<4x9xui32>
    %c_3 = stablehlo.constant dense<23> : tensor<ui32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<4x9xui32>
    %13 = stablehlo.shift_right_logical %9, %12 : tensor<4x9xui32>
    %c_4 = stablehlo.constant dense<255> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<4x9xui32>
    %15 = stablehlo.and %13, %14 : tensor<4x9xui32>
    %c_5 = stablehlo.constant dense<8388607> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<4x9xui32>
    %17 = stablehlo.and %9, %16 : tensor<4x9xui32>
    %c_6 = stablehlo.constant dense<0> : tensor<ui32>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<4x9xui32>
    %19 = stablehlo.compare EQ, %15, %18, UNSIGNED : (tensor<4x9xui32>, tensor<4x9xui32>) -> tensor<4x9xi1>
    %c_7 = stablehlo.constant dense<255> : tensor<ui32>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<4x9xui32>
    %21 = stablehlo.compare EQ, %15, %20, UNSIGNED : (tensor<4x9xui32>, tensor<4x9xui32>) -> tensor<4x9xi1>
    %c_8 = stablehlo.constant dense<1056964608> : tensor<ui32>
    %22 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<4x9xui32>
    %23 = stablehlo.or %11, %22 : tensor<4x9xui32>
    %24 = stablehlo.or %23, %17 : tensor<4x9xui32>
    %25 = stablehlo.select %19, %11, %24 : tensor<4x9xi1>, tensor<4x9xui32>
    %26 = stablehlo.select %21, %9, %25 : tensor<4x9xi1>, tensor<4x9xui32>
    %27 = stablehlo.or %21, %19 : tensor<4x9xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<4x9xi32>
    %29 = stablehlo.convert %15 : (tensor<4x9xui32>) -> tensor<4x9xi32>
    %c_10 = stablehlo.constant dense<126> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<4x9xi32>
    %31 = stablehlo.subtract %29, %30 : tensor<4x9xi32>
    %32 = stablehlo.select %27, %28, %31 : tensor<4x9xi1>, tensor<4x9xi32>
    %33 = stablehlo.bitcast_convert %26 : (tensor<4x9xui32>) -> tensor<4x9xf32>
    return %33, %32 : tensor<4x9xf32>, tensor<4x9xi32>
  }
}
