module @jit_numpy_hypot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x7xf32>, %arg1: tensor<4x7xf32>) -> (tensor<4x7xf32> {jax.result_info = "result[0]"}, tensor<4x7xf32> {jax.result_info = "result[1]"}, tensor<4x7xf32> {jax.result_info = "result[2]"}, tensor<4x7xf32> {jax.result_info = "result[3]"}, tensor<4x7xf32> {jax.result_info = "result[4]"}, tensor<4x7xf32> {jax.result_info = "result[5]"}) {
    %0 = call @hypot(%arg0, %arg1) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
    %1 = stablehlo.maximum %arg0, %arg1 : tensor<4x7xf32>
    %2 = stablehlo.subtract %arg0, %arg1 : tensor<4x7xf32>
    %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xi1>
    %4 = stablehlo.add %arg0, %arg1 : tensor<4x7xf32>
    %5 = stablehlo.abs %2 : tensor<4x7xf32>
    %6 = stablehlo.negate %5 : tensor<4x7xf32>
    %7 = stablehlo.exponential %6 : tensor<4x7xf32>
    %8 = stablehlo.log_plus_one %7 : tensor<4x7xf32>
    %9 = stablehlo.add %1, %8 : tensor<4x7xf32>
    %10 = stablehlo.select %3, %4, %9 : tensor<4x7xi1>, tensor<4x7xf32>
    %11 = stablehlo.maximum %arg0, %arg1 : tensor<4x7xf32>
    %12 = stablehlo.subtract %arg0, %arg1 : tensor<4x7xf32>
    %13 = stablehlo.compare NE, %12, %12, FLOAT : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xi1>
    %14 = stablehlo.add %arg0, %arg1 : tensor<4x7xf32>
    %15 = stablehlo.abs %12 : tensor<4x7xf32>
    %16 = stablehlo.negate %15 : tensor<4x7xf32>
    %cst = stablehlo.constant dense<0.693147182> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<4x7xf32>
    %19 = stablehlo.exponential %18 : tensor<4x7xf32>
    %20 = stablehlo.log_plus_one %19 : tensor<4x7xf32>
    %cst_0 = stablehlo.constant dense<1.44269502> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<4x7xf32>
    %23 = stablehlo.add %11, %22 : tensor<4x7xf32>
    %24 = stablehlo.select %13, %14, %23 : tensor<4x7xi1>, tensor<4x7xf32>
    %25 = call @heaviside(%arg0, %arg1) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
    %26 = call @copysign(%arg0, %arg1) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
    %27 = stablehlo.cbrt %arg0 : tensor<4x7xf32>
    return %0, %10, %24, %25, %26, %27 : tensor<4x7xf32>, tensor<4x7xf32>, tensor<4x7xf32>, tensor<4x7xf32>, tensor<4x7xf32>, tensor<4x7xf32>
  }
  func.func private @hypot(%arg0: tensor<4x7xf32>, %arg1: tensor<4x7xf32>) -> tensor<4x7xf32> {
    %0 = stablehlo.abs %arg0 : tensor<4x7xf32>
    %1 = stablehlo.abs %arg1 : tensor<4x7xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<4x7xf32>
    %cst = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %4 = stablehlo.compare GE, %2, %3, FLOAT : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xi1>
    %cst_0 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %6 = stablehlo.compare LE, %2, %5, FLOAT : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xi1>
    %cst_1 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %cst_2 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %10 = stablehlo.multiply %arg0, %7 : tensor<4x7xf32>
    %11 = stablehlo.multiply %arg0, %8 : tensor<4x7xf32>
    %12 = stablehlo.select %6, %11, %arg0 : tensor<4x7xi1>, tensor<4x7xf32>
    %13 = stablehlo.select %4, %10, %12 : tensor<4x7xi1>, tensor<4x7xf32>
    %14 = stablehlo.multiply %arg1, %7 : tensor<4x7xf32>
    %15 = stablehlo.multiply %arg1, %8 : tensor<4x7xf32>
    %16 = stablehlo.select %6, %15, %arg1 : tensor<4x7xi1>, tensor<4x7xf32>
    %17 = stablehlo.select %4, %14, %16 : tensor<4x7xi1>, tensor<4x7xf32>
    %18 = stablehlo.select %6, %7, %9 : tensor<4x7xi1>, tensor<4x7xf32>
    %19 = stablehlo.select %4, %8, %18 : tensor<4x7xi1>, tensor<4x7xf32>
    %20 = chlo.square %13 : tensor<4x7xf32> -> tensor<4x7xf32>
    %21 = chlo.square %17 : tensor<4x7xf32> -> tensor<4x7xf32>
    %22 = stablehlo.add %20, %21 : tensor<4x7xf32>
    %23 = stablehlo.sqrt %22 : tensor<4x7xf32>
    %24 = stablehlo.multiply %23, %19 : tensor<4x7xf32>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %26 = stablehlo.compare EQ, %0, %25, FLOAT : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xi1>
    %27 = stablehlo.compare EQ, %1, %25, FLOAT : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xi1>
    %28 = stablehlo.or %26, %27 : tensor<4x7xi1>
    %29 = stablehlo.select %28, %25, %24 : tensor<4x7xi1>, tensor<4x7xf32>
    return %29 : tensor<4x7xf32>
  }
  func.func private @heaviside(%arg0: tensor<4x7xf32>, %arg1: tensor<4x7xf32>) -> tensor<4x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xi1>
    %4 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xi1>
    %5 = call @_where(%4, %arg0, %arg1) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = call @_where_0(%3, %cst_1, %5) : (tensor<4x7xi1>, tensor<f32>, tensor<4x7xf32>) -> tensor<4x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = call @_where_0(%1, %cst_2, %6) : (tensor<4x7xi1>, tensor<f32>, tensor<4x7xf32>) -> tensor<4x7xf32>
    return %7 : tensor<4x7xf32>
  }
  func.func private @_where(%arg0: tensor<4x7xi1>, %arg1: tensor<4x7xf32>, %arg2: tensor<4x7xf32>) -> tensor<4x7xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x7xi1>, tensor<4x7xf32>
    return %0 : tensor<4x7xf32>
  }
  func.func private @_where_0(%arg0: tensor<4x7xi1>, %arg1: tensor<f32>, %arg2: tensor<4x7xf32>) -> tensor<4x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x7xi1>, tensor<4x7xf32>
    return %1 : tensor<4x7xf32>
  }
  func.func private @copysign(%arg0: tensor<4x7xf32>, %arg1: tensor<4x7xf32>) -> tensor<4x7xf32> {
    %0 = call @signbit(%arg1) : (tensor<4x7xf32>) -> tensor<4x7xi1>
    %1 = stablehlo.abs %arg0 : tensor<4x7xf32>
    %2 = stablehlo.negate %1 : tensor<4x7xf32>
    %3 = stablehlo.abs %arg0 : tensor<4x7xf32>
    %4 = call @_where(%0, %2, %3) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
    return %4 : tensor<4x7xf32>
  }
  func.func private @signbit(%arg0: tensor<4x7xf32>) -> tensor<4x7xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<4x7xf32>) -> tensor<4x7xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x7xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<4x7xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x7xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
    %5 = stablehlo.convert %4 : tensor<4x7xi1>
    return %5 : tensor<4x7xi1>
  }
}
