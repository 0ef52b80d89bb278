module @jit_random_normal_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<9xf16> {jax.result_info = "result"}) {
    %0 = call @_normal(%arg0) : (tensor<2xui32>) -> tensor<9xf16>
    return %0 : tensor<9xf16>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<9xf16> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<9xf16>
    return %0 : tensor<9xf16>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<9xf16> {
    %cst = stablehlo.constant dense<-9.995110e-01> : tensor<f16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f16>, tensor<f16>) -> tensor<9xf16>
    %1 = chlo.erf_inv %0 : tensor<9xf16> -> tensor<9xf16>
    %cst_1 = stablehlo.constant dense<1.414060e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<9xf16>
    %3 = stablehlo.multiply %2, %1 : tensor<9xf16>
    return %3 : tensor<9xf16>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f16>, %arg2: tensor<f16>) -> tensor<9xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<1xf16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<1xf16>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<9xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %8 = stablehlo.multiply %7, %6 : tensor<9xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %10 = stablehlo.shift_right_logical %8, %9 : tensor<9xui64>
    %11 = stablehlo.convert %8 : (tensor<9xui64>) -> tensor<9xui32>
    %12 = stablehlo.convert %10 : (tensor<9xui64>) -> tensor<9xui32>
    %13:2 = call @threefry2x32(%3, %5, %12, %11) : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    %14 = stablehlo.xor %13#0, %13#1 : tensor<9xui32>
    %15 = stablehlo.convert %14 : (tensor<9xui32>) -> tensor<9xui16>
    %c_1 = stablehlo.constant dense<6> : tensor<ui16>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui16>) -> tensor<9xui16>
    %17 = stablehlo.shift_right_logical %15, %16 : tensor<9xui16>
    %c_2 = stablehlo.constant dense<15360> : tensor<ui16>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui16>) -> tensor<9xui16>
    %19 = stablehlo.or %17, %18 : tensor<9xui16>
    %20 = stablehlo.bitcast_convert %19 : (tensor<9xui16>) -> tensor<9xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<9xf16>
    %22 = stablehlo.subtract %20, %21 : tensor<9xf16>
    %23 = stablehlo.subtract %1, %0 : tensor<1xf16>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<1xf16>) -> tensor<9xf16>
    %25 = stablehlo.multiply %22, %24 : tensor<9xf16>
    %26 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf16>) -> tensor<9xf16>
    %27 = stablehlo.add %25, %26 : tensor<9xf16>
    %28 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf16>) -> tensor<9xf16>
    %29 = stablehlo.maximum %28, %27 : tensor<9xf16>
    return %29 : tensor<9xf16>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<9xui32>, %arg3: tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<9xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_4, %c_12 : tensor<i32>
      %8 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
      %9 = stablehlo.reshape %8 : (tensor<1xui32>) -> tensor<ui32>
      %10 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
      %11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
      %12 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
      %13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
      %14 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
      %15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
      %16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<9xui32>
      %17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<9xui32>
      %18 = stablehlo.shift_left %iterArg_6, %17 : tensor<9xui32>
      %c_13 = stablehlo.constant dense<32> : tensor<ui32>
      %19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<9xui32>
      %21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<9xui32>
      %22 = stablehlo.or %18, %21 : tensor<9xui32>
      %23 = stablehlo.xor %16, %22 : tensor<9xui32>
      %24 = stablehlo.add %16, %23 : tensor<9xui32>
      %25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<9xui32>
      %26 = stablehlo.shift_left %23, %25 : tensor<9xui32>
      %c_14 = stablehlo.constant dense<32> : tensor<ui32>
      %27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<9xui32>
      %29 = stablehlo.shift_right_logical %23, %28 : tensor<9xui32>
      %30 = stablehlo.or %26, %29 : tensor<9xui32>
      %31 = stablehlo.xor %24, %30 : tensor<9xui32>
      %32 = stablehlo.add %24, %31 : tensor<9xui32>
      %33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<9xui32>
      %34 = stablehlo.shift_left %31, %33 : tensor<9xui32>
      %c_15 = stablehlo.constant dense<32> : tensor<ui32>
      %35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<9xui32>
      %37 = stablehlo.shift_right_logical %31, %36 : tensor<9xui32>
      %38 = stablehlo.or %34, %37 : tensor<9xui32>
      %39 = stablehlo.xor %32, %38 : tensor<9xui32>
      %40 = stablehlo.add %32, %39 : tensor<9xui32>
      %41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<9xui32>
      %42 = stablehlo.shift_left %39, %41 : tensor<9xui32>
      %c_16 = stablehlo.constant dense<32> : tensor<ui32>
      %43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
      %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<9xui32>
      %45 = stablehlo.shift_right_logical %39, %44 : tensor<9xui32>
      %46 = stablehlo.or %42, %45 : tensor<9xui32>
      %47 = stablehlo.xor %40, %46 : tensor<9xui32>
      %48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<9xui32>
      %49 = stablehlo.add %40, %48 : tensor<9xui32>
      %50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<9xui32>
      %51 = stablehlo.add %47, %50 : tensor<9xui32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_4, %c_17 : tensor<i32>
      %53 = stablehlo.convert %52 : (tensor<i32>) -> tensor<ui32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<9xui32>
      %55 = stablehlo.add %51, %54 : tensor<9xui32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %56 = stablehlo.add %iterArg, %c_18 : tensor<i32>
      stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i32>, tensor<i32>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<9xui32>, tensor<9xui32>
  }
}
