module @jit_loop_newton attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %0:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg0, %iterArg_1 = %arg0) : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    cond {
      %1 = stablehlo.multiply %iterArg_1, %iterArg_1 : tensor<6xf32>
      %2 = stablehlo.subtract %1, %iterArg : tensor<6xf32>
      %3 = stablehlo.abs %2 : tensor<6xf32>
      %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
      %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %5 = stablehlo.compare GT, %4, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %1 = stablehlo.divide %iterArg_0, %iterArg_1 : tensor<6xf32>
      %2 = stablehlo.add %iterArg_1, %1 : tensor<6xf32>
      %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %4 = stablehlo.multiply %3, %2 : tensor<6xf32>
      stablehlo.return %iterArg, %iterArg_0, %4 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    }
    return %0#2 : tensor<6xf32>
  }
}
