module @jit_grad_activations_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xf16>) -> (tensor<4x9xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x9xf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x9xf16>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<4x9xf16>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %4 = stablehlo.multiply %3, %2 : tensor<4x9xf16>
    %cst_0 = stablehlo.constant dense<4.470830e-02> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %6 = stablehlo.multiply %5, %1 : tensor<4x9xf16>
    %7 = stablehlo.add %arg0, %6 : tensor<4x9xf16>
    %cst_1 = stablehlo.constant dense<7.978520e-01> : tensor<f16>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %9 = stablehlo.multiply %8, %7 : tensor<4x9xf16>
    %10 = stablehlo.tanh %9 : tensor<4x9xf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %12 = stablehlo.add %11, %10 : tensor<4x9xf16>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %14 = stablehlo.subtract %13, %10 : tensor<4x9xf16>
    %15 = stablehlo.multiply %12, %14 : tensor<4x9xf16>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %17 = stablehlo.add %16, %10 : tensor<4x9xf16>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %19 = stablehlo.multiply %18, %17 : tensor<4x9xf16>
    %20:2 = call @silu(%arg0) : (tensor<4x9xf16>) -> (tensor<4x9xf16>, tensor<4x9xf16>)
    %21 = call @softplus(%arg0) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %23 = stablehlo.compare GT, %arg0, %22, FLOAT : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %25 = stablehlo.convert %24 : (tensor<4x9xf32>) -> tensor<4x9xf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %27 = stablehlo.select %23, %25, %26 : tensor<4x9xi1>, tensor<4x9xf16>
    %28 = call @softplus_0(%21, %25) : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %29 = stablehlo.add %27, %28 : tensor<4x9xf16>
    %30 = call @silu_1(%20#0, %20#1, %arg0, %25) : (tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %31 = stablehlo.add %29, %30 : tensor<4x9xf16>
    %32 = stablehlo.multiply %arg0, %25 : tensor<4x9xf16>
    %33 = stablehlo.multiply %25, %19 : tensor<4x9xf16>
    %34 = stablehlo.add %31, %33 : tensor<4x9xf16>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %36 = stablehlo.multiply %35, %32 : tensor<4x9xf16>
    %37 = stablehlo.multiply %36, %15 : tensor<4x9xf16>
    %cst_10 = stablehlo.constant dense<7.978520e-01> : tensor<f16>
    %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %39 = stablehlo.multiply %38, %37 : tensor<4x9xf16>
    %40 = stablehlo.add %34, %39 : tensor<4x9xf16>
    %cst_11 = stablehlo.constant dense<4.470830e-02> : tensor<f16>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %42 = stablehlo.multiply %41, %39 : tensor<4x9xf16>
    %43 = stablehlo.multiply %42, %4 : tensor<4x9xf16>
    %44 = stablehlo.add %40, %43 : tensor<4x9xf16>
    return %44 : tensor<4x9xf16>
  }
  func.func private @silu(%arg0: tensor<4x9xf16>) -> (tensor<4x9xf16>, tensor<4x9xf16>) {
    %0 = stablehlo.negate %arg0 : tensor<4x9xf16>
    %1 = stablehlo.exponential %0 : tensor<4x9xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %3 = stablehlo.add %2, %1 : tensor<4x9xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %5 = stablehlo.divide %4, %3 : tensor<4x9xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %7 = stablehlo.subtract %6, %5 : tensor<4x9xf16>
    %8 = stablehlo.multiply %5, %7 : tensor<4x9xf16>
    return %8, %5 : tensor<4x9xf16>, tensor<4x9xf16>
  }
  func.func private @softplus(%arg0: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x9xf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x9xf16>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %6 = stablehlo.add %arg0, %5 : tensor<4x9xf16>
    %7 = stablehlo.abs %3 : tensor<4x9xf16>
    %8 = stablehlo.negate %7 : tensor<4x9xf16>
    %9 = stablehlo.exponential %8 : tensor<4x9xf16>
    %10 = stablehlo.log_plus_one %9 : tensor<4x9xf16>
    %11 = stablehlo.add %1, %10 : tensor<4x9xf16>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x9xi1>, tensor<4x9xf16>
    %cst_0 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<4x9xi1>, tensor<4x9xf16>
    %cst_2 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %20 = stablehlo.select %18, %19, %12 : tensor<4x9xi1>, tensor<4x9xf16>
    %21 = stablehlo.subtract %16, %20 : tensor<4x9xf16>
    %22 = stablehlo.exponential %21 : tensor<4x9xf16>
    return %22 : tensor<4x9xf16>
  }
  func.func private @softplus_0(%arg0: tensor<4x9xf16>, %arg1: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<4x9xf16>
    return %0 : tensor<4x9xf16>
  }
  func.func private @silu_1(%arg0: tensor<4x9xf16>, %arg1: tensor<4x9xf16>, %arg2: tensor<4x9xf16>, %arg3: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<4x9xf16>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<4x9xf16>
    %2 = stablehlo.multiply %0, %arg0 : tensor<4x9xf16>
    %3 = stablehlo.add %1, %2 : tensor<4x9xf16>
    return %3 : tensor<4x9xf16>
  }
}
