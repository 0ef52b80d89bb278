module @jit_loop_nested attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %c, %iterArg_2 = %arg0) : tensor<i32>, tensor<i32>, tensor<4x8xf32>
    cond {
      %c_3 = stablehlo.constant dense<3> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %3:3 = stablehlo.while(%iterArg_7 = %c_5, %iterArg_8 = %2, %iterArg_9 = %iterArg_2) : tensor<i32>, tensor<i32>, tensor<4x8xf32>
      cond {
        %5 = stablehlo.compare LT, %iterArg_7, %iterArg_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %5 : tensor<i1>
      } do {
        %c_10 = stablehlo.constant dense<1> : tensor<i32>
        %5 = stablehlo.add %iterArg_7, %c_10 : tensor<i32>
        %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
        %7 = stablehlo.multiply %iterArg_9, %6 : tensor<4x8xf32>
        %8 = stablehlo.convert %iterArg_7 : (tensor<i32>) -> tensor<f32>
        %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
        %10 = stablehlo.add %7, %9 : tensor<4x8xf32>
        stablehlo.return %5, %iterArg_8, %10 : tensor<i32>, tensor<i32>, tensor<4x8xf32>
      }
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.add %iterArg, %c_6 : tensor<i32>
      stablehlo.return %4, %1, %3#2 : tensor<i32>, tensor<i32>, tensor<4x8xf32>
    }
    return %0#2 : tensor<4x8xf32>
  }
}
