module @jit_numpy_pad_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>) -> (tensor<11x9xf32> {jax.result_info = "result[0]"}, tensor<10x8xf32> {jax.result_info = "result[1]"}, tensor<9x7xf32> {jax.result_info = "result[2]"}, tensor<9x7xf32> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<7x5xf32>, tensor<i32>) -> tensor<11x9xf32>
    %1 = call @_pad_0(%arg0) : (tensor<7x5xf32>) -> tensor<10x8xf32>
    %2 = call @_pad_3(%arg0) : (tensor<7x5xf32>) -> tensor<9x7xf32>
    %3 = call @_pad_4(%arg0) : (tensor<7x5xf32>) -> tensor<9x7xf32>
    return %0, %1, %2, %3 : tensor<11x9xf32>, tensor<10x8xf32>, tensor<9x7xf32>, tensor<9x7xf32>
  }
  func.func private @_pad(%arg0: tensor<7x5xf32>, %arg1: tensor<i32>) -> tensor<11x9xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [2, 2], high = [2, 2], interior = [0, 0] : (tensor<7x5xf32>, tensor<f32>) -> tensor<11x9xf32>
    return %1 : tensor<11x9xf32>
  }
  func.func private @_pad_0(%arg0: tensor<7x5xf32>) -> tensor<10x8xf32> {
    %0 = stablehlo.slice %arg0 [1:2, 0:5] : (tensor<7x5xf32>) -> tensor<1x5xf32>
    %1 = call @_flip(%0) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<1x5xf32>, tensor<7x5xf32>) -> tensor<8x5xf32>
    %3 = stablehlo.slice %2 [5:7, 0:5] : (tensor<8x5xf32>) -> tensor<2x5xf32>
    %4 = call @_flip_1(%3) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<8x5xf32>, tensor<2x5xf32>) -> tensor<10x5xf32>
    %6 = stablehlo.slice %5 [0:10, 1:4] : (tensor<10x5xf32>) -> tensor<10x3xf32>
    %7 = call @_flip_2(%6) : (tensor<10x3xf32>) -> tensor<10x3xf32>
    %8 = stablehlo.concatenate %5, %7, dim = 1 : (tensor<10x5xf32>, tensor<10x3xf32>) -> tensor<10x8xf32>
    return %8 : tensor<10x8xf32>
  }
  func.func private @_flip(%arg0: tensor<1x5xf32>) -> tensor<1x5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x5xf32>
    return %0 : tensor<1x5xf32>
  }
  func.func private @_flip_1(%arg0: tensor<2x5xf32>) -> tensor<2x5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x5xf32>
    return %0 : tensor<2x5xf32>
  }
  func.func private @_flip_2(%arg0: tensor<10x3xf32>) -> tensor<10x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<10x3xf32>
    return %0 : tensor<10x3xf32>
  }
  func.func private @_pad_3(%arg0: tensor<7x5xf32>) -> tensor<9x7xf32> {
    %0 = stablehlo.slice %arg0 [6:7, 0:5] : (tensor<7x5xf32>) -> tensor<1x5xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<7x5xf32>) -> tensor<1x5xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<1x5xf32>, tensor<7x5xf32>, tensor<1x5xf32>) -> tensor<9x5xf32>
    %3 = stablehlo.slice %2 [0:9, 4:5] : (tensor<9x5xf32>) -> tensor<9x1xf32>
    %4 = stablehlo.slice %2 [0:9, 0:1] : (tensor<9x5xf32>) -> tensor<9x1xf32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<9x1xf32>, tensor<9x5xf32>, tensor<9x1xf32>) -> tensor<9x7xf32>
    return %5 : tensor<9x7xf32>
  }
  func.func private @_pad_4(%arg0: tensor<7x5xf32>) -> tensor<9x7xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<7x5xf32>) -> tensor<1x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x5xf32>) -> tensor<1x5xf32>
    %3 = stablehlo.slice %arg0 [6:7, 0:5] : (tensor<7x5xf32>) -> tensor<1x5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x5xf32>) -> tensor<1x5xf32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<1x5xf32>, tensor<7x5xf32>, tensor<1x5xf32>) -> tensor<9x5xf32>
    %7 = stablehlo.slice %6 [0:9, 0:1] : (tensor<9x5xf32>) -> tensor<9x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x1x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<9x1x1xf32>) -> tensor<9x1xf32>
    %10 = stablehlo.slice %6 [0:9, 4:5] : (tensor<9x5xf32>) -> tensor<9x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x1x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<9x1x1xf32>) -> tensor<9x1xf32>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<9x1xf32>, tensor<9x5xf32>, tensor<9x1xf32>) -> tensor<9x7xf32>
    return %13 : tensor<9x7xf32>
  }
}
