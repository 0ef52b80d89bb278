module @jit_quant_int4_unpack attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x8xi8>) -> (tensor<5x16xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<4> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<5x8xi8>
    %1 = stablehlo.shift_left %arg0, %0 : tensor<5x8xi8>
    %c_0 = stablehlo.constant dense<4> : tensor<i8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<5x8xi8>
    %3 = stablehlo.shift_right_arithmetic %1, %2 : tensor<5x8xi8>
    %c_1 = stablehlo.constant dense<4> : tensor<i8>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<5x8xi8>
    %5 = stablehlo.shift_right_arithmetic %arg0, %4 : tensor<5x8xi8>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<5x8xi8>) -> tensor<5x8x1xi8>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<5x8xi8>) -> tensor<5x8x1xi8>
    %8 = stablehlo.concatenate %6, %7, dim = 2 : (tensor<5x8x1xi8>, tensor<5x8x1xi8>) -> tensor<5x8x2xi8>
    %9 = stablehlo.reshape %8 : (tensor<5x8x2xi8>) -> tensor<5x16xi8>
    return %9 : tensor<5x16xi8>
  }
}
