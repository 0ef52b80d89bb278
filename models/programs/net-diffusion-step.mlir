module @jit_net_diffusion_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>, %arg1: tensor<6x16xf32>, %arg2: tensor<i32>) -> (tensor<6x16xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %cst_0 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %0 = call @_linspace(%cst, %cst_0) : (tensor<f32>, tensor<f32>) -> tensor<10xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %2 = stablehlo.subtract %1, %0 : tensor<10xf32>
    %3 = call @cumprod(%2) : (tensor<10xf32>) -> tensor<10xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<10> : tensor<i32>
    %5 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg2 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_slice %3, %6, sizes = [1] : (tensor<10xf32>, tensor<i32>) -> tensor<1xf32>
    %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
    %9 = stablehlo.sqrt %8 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %11 = stablehlo.multiply %10, %arg1 : tensor<6x16xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %cst_4 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %12 = call @_linspace(%cst_3, %cst_4) : (tensor<f32>, tensor<f32>) -> tensor<10xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %14 = stablehlo.subtract %13, %12 : tensor<10xf32>
    %15 = call @cumprod(%14) : (tensor<10xf32>) -> tensor<10xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.compare LT, %arg2, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<10> : tensor<i32>
    %17 = stablehlo.add %arg2, %c_7 : tensor<i32>
    %18 = stablehlo.select %16, %17, %arg2 : tensor<i1>, tensor<i32>
    %19 = stablehlo.dynamic_slice %15, %18, sizes = [1] : (tensor<10xf32>, tensor<i32>) -> tensor<1xf32>
    %20 = stablehlo.reshape %19 : (tensor<1xf32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.subtract %cst_8, %20 : tensor<f32>
    %22 = stablehlo.sqrt %21 : tensor<f32>
    %23 = call @_normal(%arg0) : (tensor<2xui32>) -> tensor<6x16xf32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<6x16xf32>
    %26 = stablehlo.add %11, %25 : tensor<6x16xf32>
    return %26 : tensor<6x16xf32>
  }
  func.func private @_linspace(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<10xf32> {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.convert %arg1 : tensor<f32>
    %2 = stablehlo.iota dim = 0 : tensor<9xf32>
    %cst = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %4 = stablehlo.divide %2, %3 : tensor<9xf32>
    %5 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<9xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<9xf32>
    %10 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %14 = stablehlo.multiply %13, %2 : tensor<9xf32>
    %15 = stablehlo.add %9, %14 : tensor<9xf32>
    %16 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %17 = stablehlo.concatenate %15, %16, dim = 0 : (tensor<9xf32>, tensor<1xf32>) -> tensor<10xf32>
    return %17 : tensor<10xf32>
  }
  func.func private @cumprod(%arg0: tensor<10xf32>) -> tensor<10xf32> {
    %0 = call @cumprod_0(%arg0) : (tensor<10xf32>) -> tensor<10xf32>
    return %0 : tensor<10xf32>
  }
  func.func private @cumprod_0(%arg0: tensor<10xf32>) -> tensor<10xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[9, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 10>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<10xf32>, tensor<f32>) -> tensor<10xf32>
    return %0 : tensor<10xf32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<6x16xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<6x16xf32>
    return %0 : tensor<6x16xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<6x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<6x16xf32>
    %1 = chlo.erf_inv %0 : tensor<6x16xf32> -> tensor<6x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<6x16xf32>
    return %3 : tensor<6x16xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<6x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<6x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<6x16xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<6x16xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<6x16xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<6x16xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<6x16xui64>
    %12 = stablehlo.add %9, %11 : tensor<6x16xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<6x16xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<6x16xui64>
    %15 = stablehlo.convert %12 : (tensor<6x16xui64>) -> tensor<6x16xui32>
    %16 = stablehlo.convert %14 : (tensor<6x16xui64>) -> tensor<6x16xui32>
    %17:2 = call @threefry2x32(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<6x16xui32>, tensor<6x16xui32>) -> (tensor<6x16xui32>, tensor<6x16xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<6x16xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<6x16xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<6x16xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<6x16xui32>
    %22 = stablehlo.or %20, %21 : tensor<6x16xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<6x16xui32>) -> tensor<6x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<6x16xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<6x16xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<6x16xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<6x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<6x16xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<6x16xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<6x16xf32>
    return %32 : tensor<6x16xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<6x16xui32>, %arg3: tensor<6x16xui32>) -> (tensor<6x16xui32>, tensor<6x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<6x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<6x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<6x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<6x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<6x16xui32>, tensor<6x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
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
      %16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<6x16xui32>
      %17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<6x16xui32>
      %18 = stablehlo.shift_left %iterArg_6, %17 : tensor<6x16xui32>
      %c_13 = stablehlo.constant dense<32> : tensor<ui32>
      %19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<6x16xui32>
      %21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<6x16xui32>
      %22 = stablehlo.or %18, %21 : tensor<6x16xui32>
      %23 = stablehlo.xor %16, %22 : tensor<6x16xui32>
      %24 = stablehlo.add %16, %23 : tensor<6x16xui32>
      %25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<6x16xui32>
      %26 = stablehlo.shift_left %23, %25 : tensor<6x16xui32>
      %c_14 = stablehlo.constant dense<32> : tensor<ui32>
      %27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<6x16xui32>
      %29 = stablehlo.shift_right_logical %23, %28 : tensor<6x16xui32>
      %30 = stablehlo.or %26, %29 : tensor<6x16xui32>
      %31 = stablehlo.xor %24, %30 : tensor<6x16xui32>
      %32 = stablehlo.add %24, %31 : tensor<6x16xui32>
      %33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<6x16xui32>
      %34 = stablehlo.shift_left %31, %33 : tensor<6x16xui32>
      %c_15 = stablehlo.constant dense<32> : tensor<ui32>
      %35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<6x16xui32>
      %37 = stablehlo.shift_right_logical %31, %36 : tensor<6x16xui32>
      %38 = stablehlo.or %34, %37 : tensor<6x16xui32>
      %39 = stablehlo.xor %32, %38 : tensor<6x16xui32>
      %40 = stablehlo.add %32, %39 : tensor<6x16xui32>
      %41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<6x16xui32>
      %42 = stablehlo.shift_left %39, %41 : tensor<6x16xui32>
      %c_16 = stablehlo.constant dense<32> : tensor<ui32>
      %43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
      %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<6x16xui32>
      %45 = stablehlo.shift_right_logical %39, %44 : tensor<6x16xui32>
      %46 = stablehlo.or %42, %45 : tensor<6x16xui32>
      %47 = stablehlo.xor %40, %46 : tensor<6x16xui32>
      %48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<6x16xui32>
      %49 = stablehlo.add %40, %48 : tensor<6x16xui32>
      %50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<6x16xui32>
      %51 = stablehlo.add %47, %50 : tensor<6x16xui32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_4, %c_17 : tensor<i32>
      %53 = stablehlo.convert %52 : (tensor<i32>) -> tensor<ui32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<6x16xui32>
      %55 = stablehlo.add %51, %54 : tensor<6x16xui32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %56 = stablehlo.add %iterArg, %c_18 : tensor<i32>
      stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i32>, tensor<i32>, tensor<6x16xui32>, tensor<6x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<6x16xui32>, tensor<6x16xui32>
  }
}
