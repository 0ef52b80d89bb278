module @jit_loop_bisection attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<2xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[0.000000e+00, 4.000000e+00]> : tensor<2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %cst) : tensor<f32>, tensor<i32>, tensor<2xf32>
    cond {
      %c_2 = stablehlo.constant dense<20> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.slice %iterArg_1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
      %3 = stablehlo.slice %iterArg_1 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
      %5 = stablehlo.add %2, %4 : tensor<f32>
      %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %6 = stablehlo.divide %5, %cst_2 : tensor<f32>
      %7 = stablehlo.multiply %6, %6 : tensor<f32>
      %8 = stablehlo.multiply %7, %6 : tensor<f32>
      %9 = stablehlo.compare LT, %8, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = stablehlo.slice %iterArg_1 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %11 = stablehlo.reshape %10 : (tensor<1xf32>) -> tensor<f32>
      %12 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %13 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %14 = stablehlo.concatenate %12, %13, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %15 = stablehlo.slice %iterArg_1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %16 = stablehlo.reshape %15 : (tensor<1xf32>) -> tensor<f32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %18 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %19 = stablehlo.concatenate %17, %18, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %20 = func.call @_where(%9, %14, %19) : (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %21 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %21, %20 : tensor<f32>, tensor<i32>, tensor<2xf32>
    }
    return %0#2 : tensor<2xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
