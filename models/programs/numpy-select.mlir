module @jit_numpy_select attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<30xf32>) -> (tensor<30xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %5 = stablehlo.compare LT, %arg0, %4, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %6 = stablehlo.multiply %arg0, %arg0 : tensor<30xf32>
    %7 = stablehlo.sine %arg0 : tensor<30xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<30xi1>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<30xi1>) -> tensor<1x30xi1>
    %10 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<30xi1>) -> tensor<1x30xi1>
    %11 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<30xi1>) -> tensor<1x30xi1>
    %12 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<30xi1>) -> tensor<1x30xi1>
    %13 = stablehlo.concatenate %9, %10, %11, %12, dim = 0 : (tensor<1x30xi1>, tensor<1x30xi1>, tensor<1x30xi1>, tensor<1x30xi1>) -> tensor<4x30xi1>
    %14 = call @argmax(%13) : (tensor<4x30xi1>) -> tensor<30xi32>
    %cst_2 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %17 = stablehlo.compare LT, %14, %16, SIGNED : (tensor<30xi32>, tensor<30xi32>) -> tensor<30xi1>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %19 = stablehlo.compare LT, %14, %18, SIGNED : (tensor<30xi32>, tensor<30xi32>) -> tensor<30xi1>
    %20 = stablehlo.select %19, %15, %arg0 : tensor<30xi1>, tensor<30xf32>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %22 = stablehlo.compare LT, %14, %21, SIGNED : (tensor<30xi32>, tensor<30xi32>) -> tensor<30xi1>
    %23 = stablehlo.select %22, %6, %7 : tensor<30xi1>, tensor<30xf32>
    %24 = stablehlo.select %17, %20, %23 : tensor<30xi1>, tensor<30xf32>
    return %24 : tensor<30xf32>
  }
  func.func private @argmax(%arg0: tensor<4x30xi1>) -> tensor<30xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x30xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<4x30xi1>, tensor<4x30xi32>, tensor<i1>, tensor<i32>) -> (tensor<30xi1>, tensor<30xi32>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
    }
    return %1#1 : tensor<30xi32>
  }
}
