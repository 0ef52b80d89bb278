module @jit_flax_attention_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x8xf32>, %arg1: tensor<16x2x8xf32>, %arg2: tensor<16xf32>, %arg3: tensor<2x8x16xf32>, %arg4: tensor<2x8xf32>, %arg5: tensor<16x2x8xf32>, %arg6: tensor<2x8xf32>, %arg7: tensor<16x2x8xf32>, %arg8: tensor<1x6x16xf32>, %arg9: tensor<1x6x16xf32>) -> (tensor<1x6x16xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg8 : (tensor<1x6x16xf32>) -> tensor<1x6x16xbf16>
    %1 = stablehlo.convert %arg5 : (tensor<16x2x8xf32>) -> tensor<16x2x8xbf16>
    %2 = stablehlo.convert %arg4 : (tensor<2x8xf32>) -> tensor<2x8xbf16>
    %3 = stablehlo.dot_general %0, %1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x6x16xbf16>, tensor<16x2x8xbf16>) -> tensor<1x6x2x8xbf16>
    %4 = stablehlo.reshape %2 : (tensor<2x8xbf16>) -> tensor<1x1x2x8xbf16>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x2x8xbf16>) -> tensor<1x6x2x8xbf16>
    %6 = stablehlo.add %3, %5 : tensor<1x6x2x8xbf16>
    %7 = stablehlo.convert %arg9 : (tensor<1x6x16xf32>) -> tensor<1x6x16xbf16>
    %8 = stablehlo.convert %arg1 : (tensor<16x2x8xf32>) -> tensor<16x2x8xbf16>
    %9 = stablehlo.convert %arg0 : (tensor<2x8xf32>) -> tensor<2x8xbf16>
    %10 = stablehlo.dot_general %7, %8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x6x16xbf16>, tensor<16x2x8xbf16>) -> tensor<1x6x2x8xbf16>
    %11 = stablehlo.reshape %9 : (tensor<2x8xbf16>) -> tensor<1x1x2x8xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x1x2x8xbf16>) -> tensor<1x6x2x8xbf16>
    %13 = stablehlo.add %10, %12 : tensor<1x6x2x8xbf16>
    %14 = stablehlo.convert %arg9 : (tensor<1x6x16xf32>) -> tensor<1x6x16xbf16>
    %15 = stablehlo.convert %arg7 : (tensor<16x2x8xf32>) -> tensor<16x2x8xbf16>
    %16 = stablehlo.convert %arg6 : (tensor<2x8xf32>) -> tensor<2x8xbf16>
    %17 = stablehlo.dot_general %14, %15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x6x16xbf16>, tensor<16x2x8xbf16>) -> tensor<1x6x2x8xbf16>
    %18 = stablehlo.reshape %16 : (tensor<2x8xbf16>) -> tensor<1x1x2x8xbf16>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x1x2x8xbf16>) -> tensor<1x6x2x8xbf16>
    %20 = stablehlo.add %17, %19 : tensor<1x6x2x8xbf16>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %21 = stablehlo.sqrt %cst : tensor<f32>
    %22 = stablehlo.convert %21 : (tensor<f32>) -> tensor<bf16>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<bf16>) -> tensor<1x6x2x8xbf16>
    %24 = stablehlo.divide %6, %23 : tensor<1x6x2x8xbf16>
    %25 = stablehlo.dot_general %24, %13, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x6x2x8xbf16>, tensor<1x6x2x8xbf16>) -> tensor<1x2x6x6xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %26 = stablehlo.reduce(%25 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x6x6xbf16>, tensor<bf16>) -> tensor<1x2x6xbf16>
    %cst_1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %27 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<1x2x6xbf16>
    %28 = stablehlo.maximum %27, %26 : tensor<1x2x6xbf16>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x2x6xbf16>) -> tensor<1x2x6x1xbf16>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<1x2x6x1xbf16>) -> tensor<1x2x6x6xbf16>
    %31 = stablehlo.subtract %25, %30 : tensor<1x2x6x6xbf16>
    %32 = stablehlo.exponential %31 : tensor<1x2x6x6xbf16>
    %33 = stablehlo.convert %32 : (tensor<1x2x6x6xbf16>) -> tensor<1x2x6x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_2) applies stablehlo.add across dimensions = [3] : (tensor<1x2x6x6xf32>, tensor<f32>) -> tensor<1x2x6xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<1x2x6xf32>) -> tensor<1x2x6x1xf32>
    %36 = stablehlo.convert %35 : (tensor<1x2x6x1xf32>) -> tensor<1x2x6x1xbf16>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x2x6x1xbf16>) -> tensor<1x2x6x6xbf16>
    %38 = stablehlo.divide %32, %37 : tensor<1x2x6x6xbf16>
    %39 = stablehlo.dot_general %20, %38, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x6x2x8xbf16>, tensor<1x2x6x6xbf16>) -> tensor<1x2x8x6xbf16>
    %40 = stablehlo.transpose %39, dims = [0, 3, 1, 2] : (tensor<1x2x8x6xbf16>) -> tensor<1x6x2x8xbf16>
    %41 = stablehlo.convert %arg3 : (tensor<2x8x16xf32>) -> tensor<2x8x16xbf16>
    %42 = stablehlo.convert %arg2 : (tensor<16xf32>) -> tensor<16xbf16>
    %43 = stablehlo.dot_general %40, %41, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x6x2x8xbf16>, tensor<2x8x16xbf16>) -> tensor<1x6x16xbf16>
    %44 = stablehlo.reshape %42 : (tensor<16xbf16>) -> tensor<1x1x16xbf16>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x16xbf16>) -> tensor<1x6x16xbf16>
    %46 = stablehlo.add %43, %45 : tensor<1x6x16xbf16>
    return %46 : tensor<1x6x16xbf16>
  }
}
