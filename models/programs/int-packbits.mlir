module @jit_int_packbits attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x19xi1>) -> (tensor<3x3xui8> {jax.result_info = "result"}) {
    %0 = call @packbits(%arg0) : (tensor<3x19xi1>) -> tensor<3x3xui8>
    return %0 : tensor<3x3xui8>
  }
  func.func private @packbits(%arg0: tensor<3x19xi1>) -> tensor<3x3xui8> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<3x19xi1>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<3x19xi1>, tensor<3x19xi1>) -> tensor<3x19xi1>
    %2 = stablehlo.convert %1 : (tensor<3x19xi1>) -> tensor<3x19xui8>
    %3 = stablehlo.iota dim = 0 : tensor<8xui8>
    %4 = stablehlo.reverse %3, dims = [0] : tensor<8xui8>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %5 = stablehlo.pad %2, %c_0, low = [0, 0], high = [0, 5], interior = [0, 0] : (tensor<3x19xui8>, tensor<ui8>) -> tensor<3x24xui8>
    %6 = stablehlo.reshape %5 : (tensor<3x24xui8>) -> tensor<3x3x8xui8>
    %7 = stablehlo.broadcast_in_dim %4, dims = [2] : (tensor<8xui8>) -> tensor<1x1x8xui8>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x8xui8>) -> tensor<3x3x8xui8>
    %9 = stablehlo.shift_left %6, %8 : tensor<3x3x8xui8>
    %10 = stablehlo.convert %9 : (tensor<3x3x8xui8>) -> tensor<3x3x8xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %11 = stablehlo.reduce(%10 init: %c_1) applies stablehlo.add across dimensions = [2] : (tensor<3x3x8xui32>, tensor<ui32>) -> tensor<3x3xui32>
    %12 = stablehlo.convert %11 : (tensor<3x3xui32>) -> tensor<3x3xui8>
    return %12 : tensor<3x3xui8>
  }
}
