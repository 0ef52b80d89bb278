module @jit_net_page_rank attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x7xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.142857149> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<7x7xf32>, tensor<i32>, tensor<7xf32>
    cond {
      %c_2 = stablehlo.constant dense<8> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.reduce(%iterArg init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<7x7xf32>, tensor<f32>) -> tensor<7xf32>
      %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %4 = stablehlo.maximum %2, %3 : tensor<7xf32>
      %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
      %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
      %7 = stablehlo.divide %iterArg, %6 : tensor<7x7xf32>
      %cst_4 = stablehlo.constant dense<8.500000e-01> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
      %9 = stablehlo.multiply %8, %7 : tensor<7x7xf32>
      %10 = stablehlo.dot_general %9, %iterArg_1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x7xf32>, tensor<7xf32>) -> tensor<7xf32>
      %cst_5 = stablehlo.constant dense<0.021428572> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %12 = stablehlo.add %10, %11 : tensor<7xf32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_0, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %13, %12 : tensor<7x7xf32>, tensor<i32>, tensor<7xf32>
    }
    return %1#2 : tensor<7xf32>
  }
}
