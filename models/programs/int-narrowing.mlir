module @jit_int_narrowing attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xi32>) -> (tensor<4x8xi8> {jax.result_info = "result[0]"}, tensor<4x8xui8> {jax.result_info = "result[1]"}, tensor<4x8xi16> {jax.result_info = "result[2]"}, tensor<4x8xui32> {jax.result_info = "result[3]"}, tensor<4x8xi1> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<4x8xi32>) -> tensor<4x8xi8>
    %1 = stablehlo.convert %arg0 : (tensor<4x8xi32>) -> tensor<4x8xui8>
    %2 = stablehlo.convert %arg0 : (tensor<4x8xi32>) -> tensor<4x8xi16>
    %3 = stablehlo.convert %arg0 : (tensor<4x8xi32>) -> tensor<4x8xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %5 = stablehlo.compare NE, %arg0, %4, SIGNED : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
    %6 = stablehlo.convert %5 : tensor<4x8xi1>
    return %0, %1, %2, %3, %6 : tensor<4x8xi8>, tensor<4x8xui8>, tensor<4x8xi16>, tensor<4x8xui32>, tensor<4x8xi1>
  }
}
