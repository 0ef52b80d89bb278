module @jit_jvp_loop attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> (tensor<4x8xf32> {jax.result_info = "result[0]"}, tensor<4x8xf32> {jax.result_info = "result[1]"}) {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<4x8xf32>, tensor<4x8xf32>
    cond {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.reduce(%iterArg init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
      %cst_1 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
      %2 = stablehlo.compare LT, %1, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %cst = stablehlo.constant dense<1.500000e+00> : tensor<f32>
      %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %2 = stablehlo.multiply %iterArg, %1 : tensor<4x8xf32>
      %cst_1 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %4 = stablehlo.multiply %iterArg_0, %3 : tensor<4x8xf32>
      %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %6 = stablehlo.add %2, %5 : tensor<4x8xf32>
      stablehlo.return %6, %4 : tensor<4x8xf32>, tensor<4x8xf32>
    }
    return %0#0, %0#1 : tensor<4x8xf32>, tensor<4x8xf32>
  }
}
