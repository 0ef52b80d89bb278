module @jit_quant_requantize attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x32xi8>, %arg1: tensor<32x6xi8>) -> (tensor<5x6xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x32xi8>, tensor<32x6xi8>) -> tensor<5x6xi32>
    %c = stablehlo.constant dense<77> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x6xi32>
    %2 = stablehlo.multiply %0, %1 : tensor<5x6xi32>
    %c_0 = stablehlo.constant dense<8192> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x6xi32>
    %4 = stablehlo.add %2, %3 : tensor<5x6xi32>
    %c_1 = stablehlo.constant dense<14> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5x6xi32>
    %6 = stablehlo.shift_right_arithmetic %4, %5 : tensor<5x6xi32>
    %c_2 = stablehlo.constant dense<-128> : tensor<i32>
    %c_3 = stablehlo.constant dense<127> : tensor<i32>
    %7 = call @clip(%6, %c_2, %c_3) : (tensor<5x6xi32>, tensor<i32>, tensor<i32>) -> tensor<5x6xi32>
    %8 = stablehlo.convert %7 : (tensor<5x6xi32>) -> tensor<5x6xi8>
    return %8 : tensor<5x6xi8>
  }
  func.func private @clip(%arg0: tensor<5x6xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<5x6xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<5x6xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<5x6xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<5x6xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<5x6xi32>
    return %5 : tensor<5x6xi32>
  }
}
