module @jit_numpy_piecewise attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32>) -> (tensor<16xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.compare GE, %arg0, %2, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %4 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<16xi1>) -> tensor<1x16xi1>
    %5 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<16xi1>) -> tensor<1x16xi1>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1x16xi1>, tensor<1x16xi1>) -> tensor<2x16xi1>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = call @_piecewise(%arg0, %6, %cst_1) : (tensor<16xf32>, tensor<2x16xi1>, tensor<f32>) -> tensor<16xf32>
    return %7 : tensor<16xf32>
  }
  func.func private @_piecewise(%arg0: tensor<16xf32>, %arg1: tensor<2x16xi1>, %arg2: tensor<f32>) -> tensor<16xf32> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1x16xi1>
    %1 = stablehlo.concatenate %0, %arg1, dim = 0 : (tensor<1x16xi1>, tensor<2x16xi1>) -> tensor<3x16xi1>
    %2 = call @cumsum(%1) : (tensor<3x16xi1>) -> tensor<3x16xi32>
    %3 = call @argmax(%2) : (tensor<3x16xi32>) -> tensor<16xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %6 = stablehlo.clamp %4, %3, %5 : tensor<16xi32>
    %7 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %9 = stablehlo.compare EQ, %6, %8, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %10 = stablehlo.select %9, %7, %7 : tensor<16xi1>, tensor<16xf32>
    %11 = stablehlo.convert %10 : tensor<16xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %13 = stablehlo.compare EQ, %6, %12, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %14 = stablehlo.select %13, %arg0, %arg0 : tensor<16xi1>, tensor<16xf32>
    %15 = stablehlo.negate %14 : tensor<16xf32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %17 = stablehlo.compare EQ, %6, %16, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %18 = stablehlo.select %17, %arg0, %arg0 : tensor<16xi1>, tensor<16xf32>
    %19 = stablehlo.exponential %18 : tensor<16xf32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %21 = stablehlo.compare LT, %6, %20, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %23 = stablehlo.compare LT, %6, %22, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %24 = stablehlo.select %23, %15, %19 : tensor<16xi1>, tensor<16xf32>
    %25 = stablehlo.select %21, %11, %24 : tensor<16xi1>, tensor<16xf32>
    return %25 : tensor<16xf32>
  }
  func.func private @cumsum(%arg0: tensor<3x16xi1>) -> tensor<3x16xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<3x16xi1>) -> tensor<3x16xi32>
    %1 = call @cumsum_0(%0) : (tensor<3x16xi32>) -> tensor<3x16xi32>
    return %1 : tensor<3x16xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<3x16xi32>) -> tensor<3x16xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x16xi32>, tensor<i32>) -> tensor<3x16xi32>
    return %1 : tensor<3x16xi32>
  }
  func.func private @argmax(%arg0: tensor<3x16xi32>) -> tensor<16xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x16xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x16xi32>, tensor<3x16xi32>, tensor<i32>, tensor<i32>) -> (tensor<16xi32>, tensor<16xi32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
    }
    return %1#1 : tensor<16xi32>
  }
}
