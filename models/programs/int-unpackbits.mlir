module @jit_int_unpackbits attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xui8>) -> (tensor<3x32xui8> {jax.result_info = "result"}) {
    %0 = call @unpackbits(%arg0) : (tensor<3x4xui8>) -> tensor<3x32xui8>
    return %0 : tensor<3x32xui8>
  }
  func.func private @unpackbits(%arg0: tensor<3x4xui8>) -> tensor<3x32xui8> {
    %0 = stablehlo.iota dim = 0 : tensor<8xui8>
    %c = stablehlo.constant dense<1> : tensor<ui8>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<8xui8>
    %2 = stablehlo.shift_left %1, %0 : tensor<8xui8>
    %3 = stablehlo.reverse %2, dims = [0] : tensor<8xui8>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x4xui8>) -> tensor<3x4x1xui8>
    %5 = stablehlo.broadcast_in_dim %3, dims = [2] : (tensor<8xui8>) -> tensor<1x1x8xui8>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<3x4x1xui8>) -> tensor<3x4x8xui8>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x1x8xui8>) -> tensor<3x4x8xui8>
    %8 = stablehlo.and %6, %7 : tensor<3x4x8xui8>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<3x4x8xui8>
    %10 = stablehlo.compare GT, %8, %9, UNSIGNED : (tensor<3x4x8xui8>, tensor<3x4x8xui8>) -> tensor<3x4x8xi1>
    %11 = stablehlo.convert %10 : (tensor<3x4x8xi1>) -> tensor<3x4x8xui8>
    %12 = stablehlo.reshape %11 : (tensor<3x4x8xui8>) -> tensor<3x32xui8>
    return %12 : tensor<3x32xui8>
  }
}
