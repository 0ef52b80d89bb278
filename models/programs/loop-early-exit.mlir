module @jit_loop_early_exit attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xf32>) -> (tensor<i32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %cst) : tensor<4x8xf32>, tensor<i32>, tensor<f32>
    cond {
      %c_2 = stablehlo.constant dense<8> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %2 = stablehlo.compare LT, %iterArg_1, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_4 = stablehlo.constant dense<false> : tensor<i1>
      %3 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i1>) -> tensor<i1>
      %4 = stablehlo.compare NE, %1, %3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %5 = stablehlo.convert %4 : tensor<i1>
      %c_5 = stablehlo.constant dense<false> : tensor<i1>
      %6 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i1>) -> tensor<i1>
      %7 = stablehlo.compare NE, %2, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %8 = stablehlo.convert %7 : tensor<i1>
      %9 = stablehlo.and %5, %8 : tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg_0, %c_2 : tensor<i32>
      %2 = stablehlo.convert %iterArg_0 : tensor<i32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %3 = stablehlo.compare LT, %c_3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %c_6 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.add %c_5, %c_6 : tensor<i32>
      %c_7 = stablehlo.constant dense<0> : tensor<i32>
      %5 = stablehlo.select %3, %4, %c_7 : tensor<i1>, tensor<i32>
      %c_8 = stablehlo.constant dense<0> : tensor<i32>
      %6 = stablehlo.compare LT, %2, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_9 = stablehlo.constant dense<8> : tensor<i32>
      %7 = stablehlo.add %2, %c_9 : tensor<i32>
      %8 = stablehlo.select %6, %7, %2 : tensor<i1>, tensor<i32>
      %9 = stablehlo.dynamic_slice %iterArg, %5, %8, sizes = [1, 1] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %10 = stablehlo.reshape %9 : (tensor<1x1xf32>) -> tensor<f32>
      %11 = stablehlo.multiply %10, %10 : tensor<f32>
      %12 = stablehlo.convert %iterArg_1 : tensor<f32>
      %13 = stablehlo.add %12, %11 : tensor<f32>
      stablehlo.return %iterArg, %1, %13 : tensor<4x8xf32>, tensor<i32>, tensor<f32>
    }
    return %0#1, %0#2 : tensor<i32>, tensor<f32>
  }
}
