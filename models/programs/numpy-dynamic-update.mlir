module @jit_numpy_dynamic_update attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<4xi32>, %arg2: tensor<4x5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg2 [0:2, 0:2] : (tensor<4x5xf32>) -> tensor<2x2xf32>
    %1 = stablehlo.slice %arg1 [0:1] : (tensor<4xi32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
    %3 = stablehlo.slice %arg1 [1:2] : (tensor<4xi32>) -> tensor<1xi32>
    %4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %6 = stablehlo.add %2, %c_0 : tensor<i32>
    %7 = stablehlo.select %5, %6, %2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %4, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %9 = stablehlo.add %4, %c_2 : tensor<i32>
    %10 = stablehlo.select %8, %9, %4 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_update_slice %arg0, %0, %7, %10 : (tensor<7x5xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<7x5xf32>
    return %11 : tensor<7x5xf32>
  }
}
