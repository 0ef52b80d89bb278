module @jit_grad_flax_attention attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x8xf32>, %arg1: tensor<16x2x8xf32>, %arg2: tensor<16xf32>, %arg3: tensor<2x8x16xf32>, %arg4: tensor<2x8xf32>, %arg5: tensor<16x2x8xf32>, %arg6: tensor<2x8xf32>, %arg7: tensor<16x2x8xf32>, %arg8: tensor<1x6x16xf32>, %arg9: tensor<1x6x16xf32>) -> (tensor<2x8xf32> {jax.result_info = "result['params']['key']['bias']"}, tensor<16x2x8xf32> {jax.result_info = "result['params']['key']['kernel']"}, tensor<16xf32> {jax.result_info = "result['params']['out']['bias']"}, tensor<2x8x16xf32> {jax.result_info = "result['params']['out']['kernel']"}, tensor<2x8xf32> {jax.result_info = "result['params']['query']['bias']"}, tensor<16x2x8xf32> {jax.result_info = "result['params']['query']['kernel']"}, tensor<2x8xf32> {jax.result_info = "result['params']['value']['bias']"}, tensor<16x2x8xf32> {jax.result_info = "result['params']['value']['kernel']"}) {
    %0 = stablehlo.dot_general %arg8, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x6x16xf32>, tensor<16x2x8xf32>) -> tensor<1x6x2x8xf32>
    %1 = stablehlo.reshape %arg4 : (tensor<2x8xf32>) -> tensor<1x1x2x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x2x8xf32>) -> tensor<1x6x2x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<1x6x2x8xf32>
    %4 = stablehlo.dot_general %arg9, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x6x16xf32>, tensor<16x2x8xf32>) -> tensor<1x6x2x8xf32>
    %5 = stablehlo.reshape %arg0 : (tensor<2x8xf32>) -> tensor<1x1x2x8xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<1x1x2x8xf32>) -> tensor<1x6x2x8xf32>
    %7 = stablehlo.add %4, %6 : tensor<1x6x2x8xf32>
    %8 = stablehlo.dot_general %arg9, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x6x16xf32>, tensor<16x2x8xf32>) -> tensor<1x6x2x8xf32>
    %9 = stablehlo.reshape %arg6 : (tensor<2x8xf32>) -> tensor<1x1x2x8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<1x1x2x8xf32>) -> tensor<1x6x2x8xf32>
    %11 = stablehlo.add %8, %10 : tensor<1x6x2x8xf32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %12 = stablehlo.sqrt %cst : tensor<f32>
    %13 = stablehlo.convert %12 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<1x6x2x8xf32>
    %15 = stablehlo.divide %3, %14 : tensor<1x6x2x8xf32>
    %16 = stablehlo.dot_general %15, %7, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x2x6x6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x6x6xf32>, tensor<f32>) -> tensor<1x2x6xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x2x6xf32>
    %19 = stablehlo.maximum %18, %17 : tensor<1x2x6xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x2x6xf32>) -> tensor<1x2x6x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x2x6x1xf32>) -> tensor<1x2x6x6xf32>
    %22 = stablehlo.subtract %16, %21 : tensor<1x2x6x6xf32>
    %23 = stablehlo.exponential %22 : tensor<1x2x6x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_2) applies stablehlo.add across dimensions = [3] : (tensor<1x2x6x6xf32>, tensor<f32>) -> tensor<1x2x6xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x2x6xf32>) -> tensor<1x2x6x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x2x6x1xf32>) -> tensor<1x2x6x6xf32>
    %27 = stablehlo.divide %23, %26 : tensor<1x2x6x6xf32>
    %28 = stablehlo.multiply %25, %25 : tensor<1x2x6x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x6x1xf32>
    %30 = stablehlo.divide %29, %28 : tensor<1x2x6x1xf32>
    %31 = stablehlo.dot_general %11, %27, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x6x2x8xf32>, tensor<1x2x6x6xf32>) -> tensor<1x2x8x6xf32>
    %32 = stablehlo.transpose %31, dims = [0, 3, 1, 2] : (tensor<1x2x8x6xf32>) -> tensor<1x6x2x8xf32>
    %33 = stablehlo.dot_general %32, %arg3, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x6x2x8xf32>, tensor<2x8x16xf32>) -> tensor<1x6x16xf32>
    %34 = stablehlo.reshape %arg2 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x6x16xf32>
    %36 = stablehlo.add %33, %35 : tensor<1x6x16xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x6x16xf32>
    %38 = stablehlo.multiply %37, %36 : tensor<1x6x16xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %39 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<1x6x16xf32>
    %41 = stablehlo.multiply %40, %38 : tensor<1x6x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<1x6x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %43 = stablehlo.reshape %42 : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %44 = stablehlo.reshape %43 : (tensor<1x1x16xf32>) -> tensor<16xf32>
    %45 = stablehlo.dot_general %41, %32, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x6x16xf32>, tensor<1x6x2x8xf32>) -> tensor<16x2x8xf32>
    %46 = stablehlo.transpose %45, dims = [1, 2, 0] : (tensor<16x2x8xf32>) -> tensor<2x8x16xf32>
    %47 = stablehlo.dot_general %41, %arg3, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x6x16xf32>, tensor<2x8x16xf32>) -> tensor<1x6x2x8xf32>
    %48 = stablehlo.transpose %47, dims = [0, 2, 3, 1] : (tensor<1x6x2x8xf32>) -> tensor<1x2x8x6xf32>
    %49 = stablehlo.dot_general %48, %11, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x8x6xf32>, tensor<1x6x2x8xf32>) -> tensor<1x2x6x6xf32>
    %50 = stablehlo.dot_general %48, %27, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x8x6xf32>, tensor<1x2x6x6xf32>) -> tensor<1x2x8x6xf32>
    %51 = stablehlo.transpose %50, dims = [0, 3, 1, 2] : (tensor<1x2x8x6xf32>) -> tensor<1x6x2x8xf32>
    %52 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<1x2x6x1xf32>) -> tensor<1x2x6x6xf32>
    %53 = stablehlo.multiply %49, %52 : tensor<1x2x6x6xf32>
    %54 = stablehlo.multiply %53, %23 : tensor<1x2x6x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<1x2x6x6xf32>, tensor<f32>) -> tensor<1x2x6xf32>
    %56 = stablehlo.reshape %55 : (tensor<1x2x6xf32>) -> tensor<1x2x6x1xf32>
    %57 = stablehlo.negate %56 : tensor<1x2x6x1xf32>
    %58 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x2x6x1xf32>) -> tensor<1x2x6x6xf32>
    %59 = stablehlo.divide %49, %58 : tensor<1x2x6x6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%57 init: %cst_9) applies stablehlo.add across dimensions = [0, 3] : (tensor<1x2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [1, 2] : (tensor<2x6xf32>) -> tensor<1x2x6xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<1x2x6xf32>) -> tensor<1x2x6x6xf32>
    %63 = stablehlo.add %59, %62 : tensor<1x2x6x6xf32>
    %64 = stablehlo.multiply %63, %23 : tensor<1x2x6x6xf32>
    %65 = stablehlo.dot_general %64, %15, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x6x6xf32>, tensor<1x6x2x8xf32>) -> tensor<1x2x6x8xf32>
    %66 = stablehlo.transpose %65, dims = [0, 2, 1, 3] : (tensor<1x2x6x8xf32>) -> tensor<1x6x2x8xf32>
    %67 = stablehlo.dot_general %64, %7, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x2x6x6xf32>, tensor<1x6x2x8xf32>) -> tensor<1x2x6x8xf32>
    %68 = stablehlo.transpose %67, dims = [0, 2, 1, 3] : (tensor<1x2x6x8xf32>) -> tensor<1x6x2x8xf32>
    %69 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<1x6x2x8xf32>
    %70 = stablehlo.divide %68, %69 : tensor<1x6x2x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%51 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<1x6x2x8xf32>, tensor<f32>) -> tensor<1x2x8xf32>
    %72 = stablehlo.reshape %71 : (tensor<1x2x8xf32>) -> tensor<1x1x2x8xf32>
    %73 = stablehlo.reshape %72 : (tensor<1x1x2x8xf32>) -> tensor<2x8xf32>
    %74 = stablehlo.dot_general %51, %arg9, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x6x2x8xf32>, tensor<1x6x16xf32>) -> tensor<2x8x16xf32>
    %75 = stablehlo.transpose %74, dims = [2, 0, 1] : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%66 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<1x6x2x8xf32>, tensor<f32>) -> tensor<1x2x8xf32>
    %77 = stablehlo.reshape %76 : (tensor<1x2x8xf32>) -> tensor<1x1x2x8xf32>
    %78 = stablehlo.reshape %77 : (tensor<1x1x2x8xf32>) -> tensor<2x8xf32>
    %79 = stablehlo.dot_general %66, %arg9, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x6x2x8xf32>, tensor<1x6x16xf32>) -> tensor<2x8x16xf32>
    %80 = stablehlo.transpose %79, dims = [2, 0, 1] : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%70 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<1x6x2x8xf32>, tensor<f32>) -> tensor<1x2x8xf32>
    %82 = stablehlo.reshape %81 : (tensor<1x2x8xf32>) -> tensor<1x1x2x8xf32>
    %83 = stablehlo.reshape %82 : (tensor<1x1x2x8xf32>) -> tensor<2x8xf32>
    %84 = stablehlo.dot_general %70, %arg8, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<1x6x2x8xf32>, tensor<1x6x16xf32>) -> tensor<2x8x16xf32>
    %85 = stablehlo.transpose %84, dims = [2, 0, 1] : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
    return %78, %80, %44, %46, %83, %85, %73, %75 : tensor<2x8xf32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<2x8xf32>, tensor<16x2x8xf32>, tensor<2x8xf32>, tensor<16x2x8xf32>
  }
}
