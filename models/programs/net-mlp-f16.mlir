module @jit_net_mlp_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x16xf16>, %arg1: tensor<16x24xf16>, %arg2: tensor<24x5xf16>) -> (tensor<6x5xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf16>, tensor<16x24xf16>) -> tensor<6x24xf16>
    %1 = call @relu(%0) : (tensor<6x24xf16>) -> tensor<6x24xf16>
    %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf16>, tensor<24x5xf16>) -> tensor<6x5xf16>
    return %2 : tensor<6x5xf16>
  }
  func.func private @relu(%arg0: tensor<6x24xf16>) -> tensor<6x24xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<6x24xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x24xf16>
    return %1 : tensor<6x24xf16>
  }
}
