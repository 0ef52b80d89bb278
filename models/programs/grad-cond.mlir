module @jit_grad_cond attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<i32>) -> (tensor<4x8xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<3> : tensor<i32>
    %0 = stablehlo.compare GT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %0 : (tensor<i1>) -> tensor<i32>
    %2 = "stablehlo.case"(%1) ({
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      stablehlo.return %4 : tensor<4x8xf32>
    }, {
      %4 = stablehlo.multiply %arg0, %arg0 : tensor<4x8xf32>
      %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %6 = stablehlo.multiply %5, %4 : tensor<4x8xf32>
      stablehlo.return %6 : tensor<4x8xf32>
    }) : (tensor<i32>) -> tensor<4x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = "stablehlo.case"(%1) ({
      %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      stablehlo.return %4 : tensor<4x8xf32>
    }, {
      %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %5 = stablehlo.multiply %4, %2 : tensor<4x8xf32>
      stablehlo.return %5 : tensor<4x8xf32>
    }) : (tensor<i32>) -> tensor<4x8xf32>
    return %3 : tensor<4x8xf32>
  }
}
