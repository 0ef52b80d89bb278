module @jit_grad_mlp_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x24xf32>, %arg1: tensor<24x5xf32>, %arg2: tensor<6x16xf32>) -> (tensor<16x24xf32> {jax.result_info = "result[0]"}, tensor<24x5xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x24xf32>) -> tensor<6x24xf32>
    %1 = call @relu(%0) : (tensor<6x24xf32>) -> tensor<6x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x24xi1>
    %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x5xf32>) -> tensor<6x5xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<6x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %7 = stablehlo.divide %cst_1, %cst_2 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<6x5xf32>
    %10 = stablehlo.dot_general %9, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<6x24xf32>) -> tensor<5x24xf32>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<5x24xf32>) -> tensor<24x5xf32>
    %12 = stablehlo.dot_general %9, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<24x5xf32>) -> tensor<6x24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %14 = stablehlo.select %3, %12, %13 : tensor<6x24xi1>, tensor<6x24xf32>
    %15 = stablehlo.dot_general %14, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<6x16xf32>) -> tensor<24x16xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<24x16xf32>) -> tensor<16x24xf32>
    return %16, %11 : tensor<16x24xf32>, tensor<24x5xf32>
  }
  func.func private @relu(%arg0: tensor<6x24xf32>) -> tensor<6x24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
}
