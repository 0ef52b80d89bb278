module @jit_quant_straight_through attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x32xf32>) -> (tensor<5x32xf32> {jax.result_info = "result"}) {
    %0 = call @round(%arg0) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %1 = stablehlo.subtract %0, %arg0 : tensor<5x32xf32>
    %2 = stablehlo.add %arg0, %1 : tensor<5x32xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x32xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<5x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x32xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<5x32xf32>
    return %6 : tensor<5x32xf32>
  }
  func.func private @round(%arg0: tensor<5x32xf32>) -> tensor<5x32xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<5x32xf32>
    return %0 : tensor<5x32xf32>
  }
}
