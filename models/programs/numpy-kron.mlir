module @jit_numpy_kron attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>) -> (tensor<6x6xf32> {jax.result_info = "result[0]"}, tensor<3x2xf32> {jax.result_info = "result[1]"}, tensor<2x3xf32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}) {
    %0 = call @kron(%arg0, %arg1) : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<6x6xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x3xf32>) -> tensor<3xf32>
    %3 = stablehlo.slice %arg1 [0:1, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x2xf32>) -> tensor<2xf32>
    %5 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x2xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<3x2xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<3x2xf32>
    %10 = stablehlo.reverse %arg0, dims = [0] : tensor<2x3xf32>
    %11 = call @cross(%arg0, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %13 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %14 = stablehlo.dot_general %12, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<6xf32>) -> tensor<f32>
    return %0, %9, %11, %14 : tensor<6x6xf32>, tensor<3x2xf32>, tensor<2x3xf32>, tensor<f32>
  }
  func.func private @kron(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>) -> tensor<6x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 3] : (tensor<3x2xf32>) -> tensor<1x3x1x2xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2x1x3x1xf32>) -> tensor<2x3x3x2xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x3x1x2xf32>) -> tensor<2x3x3x2xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<2x3x3x2xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x3x3x2xf32>) -> tensor<6x6xf32>
    return %5 : tensor<6x6xf32>
  }
  func.func private @cross(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x1xf32>) -> tensor<2xf32>
    %2 = stablehlo.slice %arg0 [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x1xf32>) -> tensor<2xf32>
    %4 = stablehlo.slice %arg0 [0:2, 2:3] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x1xf32>) -> tensor<2xf32>
    %6 = stablehlo.slice %arg1 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<2x1xf32>) -> tensor<2xf32>
    %8 = stablehlo.slice %arg1 [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<2x1xf32>) -> tensor<2xf32>
    %10 = stablehlo.slice %arg1 [0:2, 2:3] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %11 = stablehlo.reshape %10 : (tensor<2x1xf32>) -> tensor<2xf32>
    %12 = stablehlo.multiply %3, %11 : tensor<2xf32>
    %13 = stablehlo.multiply %5, %9 : tensor<2xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<2xf32>
    %15 = stablehlo.multiply %5, %7 : tensor<2xf32>
    %16 = stablehlo.multiply %1, %11 : tensor<2xf32>
    %17 = stablehlo.subtract %15, %16 : tensor<2xf32>
    %18 = stablehlo.multiply %1, %9 : tensor<2xf32>
    %19 = stablehlo.multiply %3, %7 : tensor<2xf32>
    %20 = stablehlo.subtract %18, %19 : tensor<2xf32>
    %21 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %22 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %24 = stablehlo.concatenate %21, %22, %23, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<3x2xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
    return %25 : tensor<2x3xf32>
  }
}
