module @jit_nn_activations_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xf16>) -> (tensor<4x9xf16> {jax.result_info = "result[0]"}, tensor<4x9xf16> {jax.result_info = "result[1]"}, tensor<4x9xf16> {jax.result_info = "result[2]"}, tensor<4x9xf16> {jax.result_info = "result[3]"}, tensor<4x9xf16> {jax.result_info = "result[4]"}, tensor<4x9xf16> {jax.result_info = "result[5]"}, tensor<4x9xf16> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x9xf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x9xf16>
    %cst = stablehlo.constant dense<4.470830e-02> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %3 = stablehlo.multiply %2, %1 : tensor<4x9xf16>
    %4 = stablehlo.add %arg0, %3 : tensor<4x9xf16>
    %cst_0 = stablehlo.constant dense<7.978520e-01> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %6 = stablehlo.multiply %5, %4 : tensor<4x9xf16>
    %7 = stablehlo.tanh %6 : tensor<4x9xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %9 = stablehlo.add %8, %7 : tensor<4x9xf16>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %11 = stablehlo.multiply %10, %9 : tensor<4x9xf16>
    %12 = stablehlo.multiply %arg0, %11 : tensor<4x9xf16>
    %13 = call @silu(%arg0) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %14 = call @elu(%arg0) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %15 = call @selu(%arg0) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %16 = call @mish(%arg0) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %17 = call @softplus(%arg0) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %18 = call @hard_silu(%arg0) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    return %12, %13, %14, %15, %16, %17, %18 : tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xf16>
  }
  func.func private @silu(%arg0: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %0 = stablehlo.negate %arg0 : tensor<4x9xf16>
    %1 = stablehlo.exponential %0 : tensor<4x9xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %3 = stablehlo.add %2, %1 : tensor<4x9xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %5 = stablehlo.divide %4, %3 : tensor<4x9xf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<4x9xf16>
    return %6 : tensor<4x9xf16>
  }
  func.func private @elu(%arg0: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<4x9xi1>, tensor<f32>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %5 = stablehlo.exponential_minus_one %4 : tensor<4x9xf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %7 = stablehlo.multiply %6, %5 : tensor<4x9xf16>
    %8 = call @_where_0(%1, %arg0, %7) : (tensor<4x9xi1>, tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    return %8 : tensor<4x9xf16>
  }
  func.func private @_where(%arg0: tensor<4x9xi1>, %arg1: tensor<f32>, %arg2: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x9xi1>, tensor<4x9xf16>
    return %2 : tensor<4x9xf16>
  }
  func.func private @_where_0(%arg0: tensor<4x9xi1>, %arg1: tensor<4x9xf16>, %arg2: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x9xi1>, tensor<4x9xf16>
    return %0 : tensor<4x9xf16>
  }
  func.func private @selu(%arg0: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %cst = stablehlo.constant dense<1.67326319> : tensor<f32>
    %0 = call @elu_1(%arg0, %cst) : (tensor<4x9xf16>, tensor<f32>) -> tensor<4x9xf16>
    %cst_0 = stablehlo.constant dense<1.050780e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %2 = stablehlo.multiply %1, %0 : tensor<4x9xf16>
    return %2 : tensor<4x9xf16>
  }
  func.func private @elu_1(%arg0: tensor<4x9xf16>, %arg1: tensor<f32>) -> tensor<4x9xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<4x9xi1>, tensor<f32>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %5 = stablehlo.exponential_minus_one %4 : tensor<4x9xf16>
    %6 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<f16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %8 = stablehlo.multiply %7, %5 : tensor<4x9xf16>
    %9 = call @_where_0(%1, %arg0, %8) : (tensor<4x9xi1>, tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    return %9 : tensor<4x9xf16>
  }
  func.func private @mish(%arg0: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %0 = call @softplus(%arg0) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %1 = stablehlo.tanh %0 : tensor<4x9xf16>
    %2 = stablehlo.multiply %arg0, %1 : tensor<4x9xf16>
    return %2 : tensor<4x9xf16>
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
    return %12 : tensor<4x9xf16>
  }
  func.func private @hard_silu(%arg0: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %0 = call @hard_sigmoid(%arg0) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<4x9xf16>
    return %1 : tensor<4x9xf16>
  }
  func.func private @hard_sigmoid(%arg0: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %1 = stablehlo.add %arg0, %0 : tensor<4x9xf16>
    %2 = call @relu6(%1) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %4 = stablehlo.divide %2, %3 : tensor<4x9xf16>
    return %4 : tensor<4x9xf16>
  }
  func.func private @relu6(%arg0: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x9xf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %3 = stablehlo.minimum %1, %2 : tensor<4x9xf16>
    return %3 : tensor<4x9xf16>
  }
}
