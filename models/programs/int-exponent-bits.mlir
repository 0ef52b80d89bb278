module @jit_int_exponent_bits attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<9xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<9xf32>) -> tensor<9xi32>
    %c = stablehlo.constant dense<23> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<9xi32>
    %c_0 = stablehlo.constant dense<255> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %4 = stablehlo.and %2, %3 : tensor<9xi32>
    %c_1 = stablehlo.constant dense<127> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %6 = stablehlo.subtract %4, %5 : tensor<9xi32>
    return %6 : tensor<9xi32>
  }
}
