module @jit_grad_mlp_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x24xf16>, %arg1: tensor<24x5xf16>, %arg2: tensor<6x16xf16>) -> (tensor<16x24xf16> {jax.result_info = "result[0]"}, tensor<24x5xf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf16>, tensor<16x24xf16>) -> tensor<6x24xf16>
    %1 = call @relu(%0) : (tensor<6x24xf16>) -> tensor<6x24xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<6x24xf16>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<6x24xf16>, tensor<6x24xf16>) -> tensor<6x24xi1>
    %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf16>, tensor<24x5xf16>) -> tensor<6x5xf16>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<6x5xf16>
    %6 = stablehlo.multiply %5, %4 : tensor<6x5xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %7 = stablehlo.divide %cst_1, %cst_2 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %9 = stablehlo.convert %8 : (tensor<6x5xf32>) -> tensor<6x5xf16>
    %10 = stablehlo.multiply %9, %6 : tensor<6x5xf16>
    %11 = stablehlo.dot_general %10, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf16>, tensor<6x24xf16>) -> tensor<5x24xf16>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<5x24xf16>) -> tensor<24x5xf16>
    %13 = stablehlo.dot_general %10, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf16>, tensor<24x5xf16>) -> tensor<6x24xf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<6x24xf16>
    %15 = stablehlo.select %3, %13, %14 : tensor<6x24xi1>, tensor<6x24xf16>
    %16 = stablehlo.dot_general %15, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf16>, tensor<6x16xf16>) -> tensor<24x16xf16>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<24x16xf16>) -> tensor<16x24xf16>
    return %17, %12 : tensor<16x24xf16>, tensor<24x5xf16>
  }
  func.func private @relu(%arg0: tensor<6x24xf16>) -> tensor<6x24xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<6x24xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x24xf16>
    return %1 : tensor<6x24xf16>
  }
}
