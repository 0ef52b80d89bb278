module @jit_grad_activations_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xf32>) -> (tensor<4x9xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x9xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x9xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<4x9xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<4x9xf32>
    %cst_0 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %6 = stablehlo.multiply %5, %1 : tensor<4x9xf32>
    %7 = stablehlo.add %arg0, %6 : tensor<4x9xf32>
    %cst_1 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<4x9xf32>
    %10 = stablehlo.tanh %9 : tensor<4x9xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %12 = stablehlo.add %11, %10 : tensor<4x9xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %14 = stablehlo.subtract %13, %10 : tensor<4x9xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<4x9xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %17 = stablehlo.add %16, %10 : tensor<4x9xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<4x9xf32>
    %20:2 = call @silu(%arg0) : (tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4x9xf32>)
    %21 = call @softplus(%arg0) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %23 = stablehlo.compare GT, %arg0, %22, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<4x9xi1>, tensor<4x9xf32>
    %27 = call @softplus_0(%21, %24) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %28 = stablehlo.add %26, %27 : tensor<4x9xf32>
    %29 = call @silu_1(%20#0, %20#1, %arg0, %24) : (tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %30 = stablehlo.add %28, %29 : tensor<4x9xf32>
    %31 = stablehlo.multiply %arg0, %24 : tensor<4x9xf32>
    %32 = stablehlo.multiply %24, %19 : tensor<4x9xf32>
    %33 = stablehlo.add %30, %32 : tensor<4x9xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %35 = stablehlo.multiply %34, %31 : tensor<4x9xf32>
    %36 = stablehlo.multiply %35, %15 : tensor<4x9xf32>
    %cst_10 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %38 = stablehlo.multiply %37, %36 : tensor<4x9xf32>
    %39 = stablehlo.add %33, %38 : tensor<4x9xf32>
    %cst_11 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %41 = stablehlo.multiply %40, %38 : tensor<4x9xf32>
    %42 = stablehlo.multiply %41, %4 : tensor<4x9xf32>
    %43 = stablehlo.add %39, %42 : tensor<4x9xf32>
    return %43 : tensor<4x9xf32>
  }
  func.func private @silu(%arg0: tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4x9xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<4x9xf32>
    %1 = stablehlo.exponential %0 : tensor<4x9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x9xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x9xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<4x9xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<4x9xf32>
    return %8, %5 : tensor<4x9xf32>, tensor<4x9xf32>
  }
  func.func private @softplus(%arg0: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x9xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x9xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<4x9xf32>
    %7 = stablehlo.abs %3 : tensor<4x9xf32>
    %8 = stablehlo.negate %7 : tensor<4x9xf32>
    %9 = stablehlo.exponential %8 : tensor<4x9xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<4x9xf32>
    %11 = stablehlo.add %1, %10 : tensor<4x9xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x9xi1>, tensor<4x9xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<4x9xi1>, tensor<4x9xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<4x9xi1>, tensor<4x9xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<4x9xf32>
    %22 = stablehlo.exponential %21 : tensor<4x9xf32>
    return %22 : tensor<4x9xf32>
  }
  func.func private @softplus_0(%arg0: tensor<4x9xf32>, %arg1: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func private @silu_1(%arg0: tensor<4x9xf32>, %arg1: tensor<4x9xf32>, %arg2: tensor<4x9xf32>, %arg3: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<4x9xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<4x9xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<4x9xf32>
    %3 = stablehlo.add %1, %2 : tensor<4x9xf32>
    return %3 : tensor<4x9xf32>
  }
}
