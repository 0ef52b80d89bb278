module @jit_numpy_ldexp_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xf16>, %arg1: tensor<4x9xi32>) -> (tensor<4x9xf16> {jax.result_info = "result"}) {
    %0 = call @ldexp(%arg0, %arg1) : (tensor<4x9xf16>, tensor<4x9xi32>) -> tensor<4x9xf16>
    return %0 : tensor<4x9xf16>
  }
  func.func private @ldexp(%arg0: tensor<4x9xf16>, %arg1: tensor<4x9xi32>) -> tensor<4x9xf16> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<4x9xf16>) -> tensor<4x9xui16>
    %c = stablehlo.constant dense<31744> : tensor<ui16>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<4x9xui16>
    %2 = stablehlo.and %0, %1 : tensor<4x9xui16>
    %c_0 = stablehlo.constant dense<0> : tensor<ui16>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui16>) -> tensor<4x9xui16>
    %4 = stablehlo.compare EQ, %2, %3, UNSIGNED : (tensor<4x9xui16>, tensor<4x9xui16>) -> tensor<4x9xi1>
    %c_1 = stablehlo.constant dense<32768> : tensor<ui16>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui16>) -> tensor<4x9xui16>
    %6 = stablehlo.and %0, %5 : tensor<4x9xui16>
    %7 = stablehlo.select %4, %6, %0 : tensor<4x9xi1>, tensor<4x9xui16>
    %8 = stablehlo.bitcast_convert %7 : (tensor<4x9xui16>) -> tensor<4x9xf16>
    %9 = stablehlo.bitcast_convert %8 : (tensor<4x9xf16>) -> tensor<4x9xui16>
    %c_2 = stablehlo.constant dense<32768> : tensor<ui16>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui16>) -> tensor<4x9xui16>
    %11 = stablehlo.and %9, %10 : tensor<4x9xui16>
    %c_3 = stablehlo.constant dense<10> : tensor<ui16>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui16>) -> tensor<4x9xui16>
    %13 = stablehlo.shift_right_logical %9, %12 : tensor<4x9xui16>
    %c_4 = stablehlo.constant dense<31> : tensor<ui16>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui16>) -> tensor<4x9xui16>
    %15 = stablehlo.and %13, %14 : tensor<4x9xui16>
    %c_5 = stablehlo.constant dense<1023> : tensor<ui16>
    %16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui16>) -> tensor<4x9xui16>
    %17 = stablehlo.and %9, %16 : tensor<4x9xui16>
    %c_6 = stablehlo.constant dense<0> : tensor<ui16>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui16>) -> tensor<4x9xui16>
    %19 = stablehlo.compare EQ, %15, %18, UNSIGNED : (tensor<4x9xui16>, tensor<4x9xui16>) -> tensor<4x9xi1>
    %c_7 = stablehlo.constant dense<31> : tensor<ui16>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui16>) -> tensor<4x9xui16>
    %21 = stablehlo.compare EQ, %15, %20, UNSIGNED : (tensor<4x9xui16>, tensor<4x9xui16>) -> tensor<4x9xi1>
    %c_8 = stablehlo.constant dense<-64> : tensor<i32>
    %c_9 = stablehlo.constant dense<64> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<4x9xi32>
    %23 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<4x9xi32>
    %24 = stablehlo.clamp %22, %arg1, %23 : tensor<4x9xi32>
    %25 = stablehlo.convert %15 : (tensor<4x9xui16>) -> tensor<4x9xi32>
    %26 = stablehlo.add %25, %24 : tensor<4x9xi32>
    %c_10 = stablehlo.constant dense<31744> : tensor<ui16>
    %27 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui16>) -> tensor<4x9xui16>
    %28 = stablehlo.or %11, %27 : tensor<4x9xui16>
    %29 = stablehlo.convert %26 : (tensor<4x9xi32>) -> tensor<4x9xui16>
    %c_11 = stablehlo.constant dense<10> : tensor<ui16>
    %30 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui16>) -> tensor<4x9xui16>
    %31 = stablehlo.shift_left %29, %30 : tensor<4x9xui16>
    %32 = stablehlo.or %11, %31 : tensor<4x9xui16>
    %33 = stablehlo.or %32, %17 : tensor<4x9xui16>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<4x9xi32>
    %35 = stablehlo.compare LE, %26, %34, SIGNED : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
    %c_13 = stablehlo.constant dense<31> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4x9xi32>
    %37 = stablehlo.compare GE, %26, %36, SIGNED : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
    %38 = stablehlo.select %37, %28, %33 : tensor<4x9xi1>, tensor<4x9xui16>
    %39 = stablehlo.select %35, %11, %38 : tensor<4x9xi1>, tensor<4x9xui16>
    %40 = stablehlo.select %19, %11, %39 : tensor<4x9xi1>, tensor<4x9xui16>
    %41 = stablehlo.select %21, %9, %40 : tensor<4x9xi1>, tensor<4x9xui16>
    %42 = stablehlo.bitcast_convert %41 : (tensor<4x9xui16>) -> tensor<4x9xf16>
    return %42 : tensor<4x9xf16>
  }
}
