module @jit_flax_batch_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<2x8x8x3xf32>) -> (tensor<2x8x8x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x8x8x3xf32>
    %3 = stablehlo.subtract %arg4, %2 : tensor<2x8x8x3xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1x1x3xf32>
    %5 = stablehlo.add %1, %4 : tensor<1x1x1x3xf32>
    %6 = stablehlo.rsqrt %5 : tensor<1x1x1x3xf32>
    %7 = stablehlo.reshape %arg3 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<1x1x1x3xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x8x8x3xf32>
    %10 = stablehlo.multiply %3, %9 : tensor<2x8x8x3xf32>
    %11 = stablehlo.reshape %arg2 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x8x8x3xf32>
    %13 = stablehlo.add %10, %12 : tensor<2x8x8x3xf32>
    return %13 : tensor<2x8x8x3xf32>
  }
}
