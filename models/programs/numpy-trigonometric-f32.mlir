module @jit_numpy_trigonometric_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xf32>) -> (tensor<4x9xf32> {jax.result_info = "result[0]"}, tensor<4x9xf32> {jax.result_info = "result[1]"}, tensor<4x9xf32> {jax.result_info = "result[2]"}, tensor<4x9xf32> {jax.result_info = "result[3]"}, tensor<4x9xf32> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.sine %arg0 : tensor<4x9xf32>
    %1 = stablehlo.cosine %arg0 : tensor<4x9xf32>
    %2 = stablehlo.tan %arg0 : tensor<4x9xf32>
    %3 = chlo.atan %arg0 : tensor<4x9xf32> -> tensor<4x9xf32>
    %4 = call @sinc(%arg0) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    return %0, %1, %2, %3, %4 : tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>
  }
  func.func private @sinc(%arg0: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<4x9xf32>
    %1 = stablehlo.abs %arg0 : tensor<4x9xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %3 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %4 = stablehlo.subtract %arg0, %0 : tensor<4x9xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = call @_where(%3, %c, %4) : (tensor<4x9xi1>, tensor<i32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<4x9xf32>
    %cst_0 = stablehlo.constant dense<-1.64493406> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.811742424> : tensor<f32>
    %cst_2 = stablehlo.constant dense<-0.190751821> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.026147848> : tensor<f32>
    %cst_4 = stablehlo.constant dense<-0.00234608096> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.48428793E-4> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<4x9xf32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %10 = stablehlo.add %8, %9 : tensor<4x9xf32>
    %11 = stablehlo.multiply %10, %6 : tensor<4x9xf32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %13 = stablehlo.add %11, %12 : tensor<4x9xf32>
    %14 = stablehlo.multiply %13, %6 : tensor<4x9xf32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %16 = stablehlo.add %14, %15 : tensor<4x9xf32>
    %17 = stablehlo.multiply %16, %6 : tensor<4x9xf32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %19 = stablehlo.add %17, %18 : tensor<4x9xf32>
    %20 = stablehlo.multiply %19, %6 : tensor<4x9xf32>
    %21 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %22 = stablehlo.add %20, %21 : tensor<4x9xf32>
    %23 = stablehlo.multiply %6, %22 : tensor<4x9xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %25 = stablehlo.add %24, %23 : tensor<4x9xf32>
    %26 = stablehlo.multiply %5, %23 : tensor<4x9xf32>
    %27 = stablehlo.add %5, %26 : tensor<4x9xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %29 = stablehlo.multiply %28, %0 : tensor<4x9xf32>
    %30 = stablehlo.round_nearest_even %29 : tensor<4x9xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<4x9xf32>
    %33 = stablehlo.compare NE, %32, %0, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %35 = stablehlo.compare EQ, %0, %34, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %36 = stablehlo.negate %arg0 : tensor<4x9xf32>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %37 = call @_where(%35, %c_10, %arg0) : (tensor<4x9xi1>, tensor<i32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %38 = call @_where_0(%33, %36, %37) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %39 = stablehlo.divide %27, %38 : tensor<4x9xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %41 = stablehlo.compare EQ, %5, %40, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %42 = stablehlo.subtract %39, %39 : tensor<4x9xf32>
    %43 = call @_where_0(%41, %42, %39) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %44 = call @_where_0(%35, %25, %43) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    return %44 : tensor<4x9xf32>
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
