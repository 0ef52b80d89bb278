module @jit_numpy_pad_i8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xi8>) -> (tensor<11x9xi8> {jax.result_info = "result[0]"}, tensor<10x8xi8> {jax.result_info = "result[1]"}, tensor<9x7xi8> {jax.result_info = "result[2]"}, tensor<9x7xi8> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<7x5xi8>, tensor<i32>) -> tensor<11x9xi8>
    %1 = call @_pad_0(%arg0) : (tensor<7x5xi8>) -> tensor<10x8xi8>
    %2 = call @_pad_3(%arg0) : (tensor<7x5xi8>) -> tensor<9x7xi8>
    %3 = call @_pad_4(%arg0) : (tensor<7x5xi8>) -> tensor<9x7xi8>
    return %0, %1, %2, %3 : tensor<11x9xi8>, tensor<10x8xi8>, tensor<9x7xi8>, tensor<9x7xi8>
  }
  func.func private @_pad(%arg0: tensor<7x5xi8>, %arg1: tensor<i32>) -> tensor<11x9xi8> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<i8>
    %1 = stablehlo.pad %arg0, %0, low = [2, 2], high = [2, 2], interior = [0, 0] : (tensor<7x5xi8>, tensor<i8>) -> tensor<11x9xi8>
    return %1 : tensor<11x9xi8>
  }
  func.func private @_pad_0(%arg0: tensor<7x5xi8>) -> tensor<10x8xi8> {
    %0 = stablehlo.slice %arg0 [1:2, 0:5] : (tensor<7x5xi8>) -> tensor<1x5xi8>
    %1 = call @_flip(%0) : (tensor<1x5xi8>) -> tensor<1x5xi8>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<1x5xi8>, tensor<7x5xi8>) -> tensor<8x5xi8>
    %3 = stablehlo.slice %2 [5:7, 0:5] : (tensor<8x5xi8>) -> tensor<2x5xi8>
    %4 = call @_flip_1(%3) : (tensor<2x5xi8>) -> tensor<2x5xi8>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<8x5xi8>, tensor<2x5xi8>) -> tensor<10x5xi8>
    %6 = stablehlo.slice %5 [0:10, 1:4] : (tensor<10x5xi8>) -> tensor<10x3xi8>
    %7 = call @_flip_2(%6) : (tensor<10x3xi8>) -> tensor<10x3xi8>
    %8 = stablehlo.concatenate %5, %7, dim = 1 : (tensor<10x5xi8>, tensor<10x3xi8>) -> tensor<10x8xi8>
    return %8 : tensor<10x8xi8>
  }
  func.func private @_flip(%arg0: tensor<1x5xi8>) -> tensor<1x5xi8> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x5xi8>
    return %0 : tensor<1x5xi8>
  }
  func.func private @_flip_1(%arg0: tensor<2x5xi8>) -> tensor<2x5xi8> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x5xi8>
    return %0 : tensor<2x5xi8>
  }
  func.func private @_flip_2(%arg0: tensor<10x3xi8>) -> tensor<10x3xi8> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<10x3xi8>
    return %0 : tensor<10x3xi8>
  }
  func.func private @_pad_3(%arg0: tensor<7x5xi8>) -> tensor<9x7xi8> {
    %0 = stablehlo.slice %arg0 [6:7, 0:5] : (tensor<7x5xi8>) -> tensor<1x5xi8>
    %1 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<7x5xi8>) -> tensor<1x5xi8>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<1x5xi8>, tensor<7x5xi8>, tensor<1x5xi8>) -> tensor<9x5xi8>
    %3 = stablehlo.slice %2 [0:9, 4:5] : (tensor<9x5xi8>) -> tensor<9x1xi8>
    %4 = stablehlo.slice %2 [0:9, 0:1] : (tensor<9x5xi8>) -> tensor<9x1xi8>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<9x1xi8>, tensor<9x5xi8>, tensor<9x1xi8>) -> tensor<9x7xi8>
    return %5 : tensor<9x7xi8>
  }
  func.func private @_pad_4(%arg0: tensor<7x5xi8>) -> tensor<9x7xi8> {
    %0 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<7x5xi8>) -> tensor<1x5xi8>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x5xi8>) -> tensor<1x1x5xi8>
    %2 = stablehlo.reshape %1 : (tensor<1x1x5xi8>) -> tensor<1x5xi8>
    %3 = stablehlo.slice %arg0 [6:7, 0:5] : (tensor<7x5xi8>) -> tensor<1x5xi8>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x5xi8>) -> tensor<1x1x5xi8>
    %5 = stablehlo.reshape %4 : (tensor<1x1x5xi8>) -> tensor<1x5xi8>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<1x5xi8>, tensor<7x5xi8>, tensor<1x5xi8>) -> tensor<9x5xi8>
    %7 = stablehlo.slice %6 [0:9, 0:1] : (tensor<9x5xi8>) -> tensor<9x1xi8>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<9x1xi8>) -> tensor<9x1x1xi8>
    %9 = stablehlo.reshape %8 : (tensor<9x1x1xi8>) -> tensor<9x1xi8>
    %10 = stablehlo.slice %6 [0:9, 4:5] : (tensor<9x5xi8>) -> tensor<9x1xi8>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<9x1xi8>) -> tensor<9x1x1xi8>
    %12 = stablehlo.reshape %11 : (tensor<9x1x1xi8>) -> tensor<9x1xi8>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<9x1xi8>, tensor<9x5xi8>, tensor<9x1xi8>) -> tensor<9x7xi8>
    return %13 : tensor<9x7xi8>
  }
}
