module @jit_numpy_trigonometric_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xbf16>) -> (tensor<4x9xbf16> {jax.result_info = "result[0]"}, tensor<4x9xbf16> {jax.result_info = "result[1]"}, tensor<4x9xbf16> {jax.result_info = "result[2]"}, tensor<4x9xbf16> {jax.result_info = "result[3]"}, tensor<4x9xbf16> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.sine %arg0 : tensor<4x9xbf16>
    %1 = stablehlo.cosine %arg0 : tensor<4x9xbf16>
    %2 = stablehlo.tan %arg0 : tensor<4x9xbf16>
    %3 = chlo.atan %arg0 : tensor<4x9xbf16> -> tensor<4x9xbf16>
    %4 = call @sinc(%arg0) : (tensor<4x9xbf16>) -> tensor<4x9xbf16>
    return %0, %1, %2, %3, %4 : tensor<4x9xbf16>, tensor<4x9xbf16>, tensor<4x9xbf16>, tensor<4x9xbf16>, tensor<4x9xbf16>
  }
  func.func private @sinc(%arg0: tensor<4x9xbf16>) -> tensor<4x9xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<4x9xbf16>) -> tensor<4x9xf32>
    %1 = stablehlo.round_nearest_even %0 : tensor<4x9xf32>
    %2 = stablehlo.abs %0 : tensor<4x9xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %4 = stablehlo.compare EQ, %2, %3, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %5 = stablehlo.subtract %0, %1 : tensor<4x9xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_where(%4, %c, %5) : (tensor<4x9xi1>, tensor<i32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<4x9xf32>
    %cst_0 = stablehlo.constant dense<-1.64493406> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.811742424> : tensor<f32>
    %cst_2 = stablehlo.constant dense<-0.190751821> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.026147848> : tensor<f32>
    %cst_4 = stablehlo.constant dense<-0.00234608096> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.48428793E-4> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<4x9xf32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %11 = stablehlo.add %9, %10 : tensor<4x9xf32>
    %12 = stablehlo.multiply %11, %7 : tensor<4x9xf32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %14 = stablehlo.add %12, %13 : tensor<4x9xf32>
    %15 = stablehlo.multiply %14, %7 : tensor<4x9xf32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %17 = stablehlo.add %15, %16 : tensor<4x9xf32>
    %18 = stablehlo.multiply %17, %7 : tensor<4x9xf32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %20 = stablehlo.add %18, %19 : tensor<4x9xf32>
    %21 = stablehlo.multiply %20, %7 : tensor<4x9xf32>
    %22 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %23 = stablehlo.add %21, %22 : tensor<4x9xf32>
    %24 = stablehlo.multiply %7, %23 : tensor<4x9xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %26 = stablehlo.add %25, %24 : tensor<4x9xf32>
    %27 = stablehlo.multiply %6, %24 : tensor<4x9xf32>
    %28 = stablehlo.add %6, %27 : tensor<4x9xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %30 = stablehlo.multiply %29, %1 : tensor<4x9xf32>
    %31 = stablehlo.round_nearest_even %30 : tensor<4x9xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<4x9xf32>
    %34 = stablehlo.compare NE, %33, %1, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %36 = stablehlo.compare EQ, %1, %35, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %37 = stablehlo.negate %0 : tensor<4x9xf32>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %38 = call @_where(%36, %c_10, %0) : (tensor<4x9xi1>, tensor<i32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %39 = call @_where_0(%34, %37, %38) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %40 = stablehlo.divide %28, %39 : tensor<4x9xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %42 = stablehlo.compare EQ, %6, %41, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %43 = stablehlo.subtract %40, %40 : tensor<4x9xf32>
    %44 = call @_where_0(%42, %43, %40) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %45 = call @_where_0(%36, %26, %44) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %46 = stablehlo.convert %45 : (tensor<4x9xf32>) -> tensor<4x9xbf16>
    return %46 : tensor<4x9xbf16>
  }
  func.func private @_where(%arg0: tensor<4x9xi1>, %arg1: tensor<i32>, %arg2: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x9xi1>, tensor<4x9xf32>
    return %2 : tensor<4x9xf32>
  }
  func.func private @_where_0(%arg0: tensor<4x9xi1>, %arg1: tensor<4x9xf32>, %arg2: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x9xi1>, tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
}
