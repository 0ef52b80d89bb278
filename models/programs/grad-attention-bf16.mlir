module @jit_grad_attention_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x16xbf16>, %arg1: tensor<16x16xbf16>, %arg2: tensor<16x16xbf16>, %arg3: tensor<16x16xbf16>, %arg4: tensor<6x16xbf16>) -> (tensor<64x16xbf16> {jax.result_info = "result['down']"}, tensor<16x16xbf16> {jax.result_info = "result['k']"}, tensor<16x16xbf16> {jax.result_info = "result['o']"}, tensor<16x16xbf16> {jax.result_info = "result['q']"}, tensor<16xbf16> {jax.result_info = "result['scale1']"}, tensor<16xbf16> {jax.result_info = "result['scale2']"}, tensor<16x64xbf16> {jax.result_info = "result['up']"}, tensor<16x16xbf16> {jax.result_info = "result['v']"}) {
    %0 = stablehlo.dot_general %arg4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xbf16>, tensor<16x16xbf16>) -> tensor<6x16xbf16>
    %1 = stablehlo.reshape %0 : (tensor<6x16xbf16>) -> tensor<6x2x8xbf16>
    %2 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xbf16>, tensor<16x16xbf16>) -> tensor<6x16xbf16>
    %3 = stablehlo.reshape %2 : (tensor<6x16xbf16>) -> tensor<6x2x8xbf16>
    %4 = stablehlo.dot_general %arg4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xbf16>, tensor<16x16xbf16>) -> tensor<6x16xbf16>
    %5 = stablehlo.reshape %4 : (tensor<6x16xbf16>) -> tensor<6x2x8xbf16>
    %6 = stablehlo.dot_general %1, %3, batching_dims = [1] x [1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x2x8xbf16>, tensor<6x2x8xbf16>) -> tensor<2x6x6xbf16>
    %cst = stablehlo.constant dense<2.828130e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x6x6xbf16>
    %8 = stablehlo.divide %6, %7 : tensor<2x6x6xbf16>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %10 = call @tril(%9) : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %cst_0 = stablehlo.constant dense<-3.389530e+38> : tensor<bf16>
    %11:2 = call @_where(%10, %8, %cst_0) : (tensor<6x6xi1>, tensor<2x6x6xbf16>, tensor<bf16>) -> (tensor<2x6x6xbf16>, tensor<2x6x6xi1>)
    %cst_1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %12 = stablehlo.reduce(%11#0 init: %cst_1) applies stablehlo.maximum across dimensions = [2] : (tensor<2x6x6xbf16>, tensor<bf16>) -> tensor<2x6xbf16>
    %cst_2 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<2x6xbf16>
    %14 = stablehlo.maximum %13, %12 : tensor<2x6xbf16>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x6xbf16>) -> tensor<2x6x1xbf16>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x6x1xbf16>) -> tensor<2x6x6xbf16>
    %17 = stablehlo.subtract %11#0, %16 : tensor<2x6x6xbf16>
    %18 = stablehlo.exponential %17 : tensor<2x6x6xbf16>
    %19 = stablehlo.convert %18 : (tensor<2x6x6xbf16>) -> tensor<2x6x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %22 = stablehlo.convert %21 : (tensor<2x6x1xf32>) -> tensor<2x6x1xbf16>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<2x6x1xbf16>) -> tensor<2x6x6xbf16>
    %24 = stablehlo.divide %18, %23 : tensor<2x6x6xbf16>
    %25 = stablehlo.multiply %22, %22 : tensor<2x6x1xbf16>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<2x6x1xbf16>
    %27 = stablehlo.divide %26, %25 : tensor<2x6x1xbf16>
    %28 = stablehlo.dot_general %5, %24, batching_dims = [1] x [0], contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x2x8xbf16>, tensor<2x6x6xbf16>) -> tensor<2x8x6xbf16>
    %29 = stablehlo.transpose %28, dims = [2, 0, 1] : (tensor<2x8x6xbf16>) -> tensor<6x2x8xbf16>
    %30 = stablehlo.reshape %29 : (tensor<6x2x8xbf16>) -> tensor<6x16xbf16>
    %31 = stablehlo.dot_general %30, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xbf16>, tensor<16x16xbf16>) -> tensor<6x16xbf16>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<6x16xbf16>
    %33 = stablehlo.multiply %32, %31 : tensor<6x16xbf16>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %34 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %36 = stablehlo.convert %35 : (tensor<6x16xf32>) -> tensor<6x16xbf16>
    %37 = stablehlo.multiply %36, %33 : tensor<6x16xbf16>
    %38 = stablehlo.dot_general %37, %30, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xbf16>, tensor<6x16xbf16>) -> tensor<16x16xbf16>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %40 = stablehlo.dot_general %37, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x16xbf16>, tensor<16x16xbf16>) -> tensor<6x16xbf16>
    %41 = stablehlo.reshape %40 : (tensor<6x16xbf16>) -> tensor<6x2x8xbf16>
    %42 = stablehlo.transpose %41, dims = [1, 2, 0] : (tensor<6x2x8xbf16>) -> tensor<2x8x6xbf16>
    %43 = stablehlo.dot_general %42, %5, batching_dims = [0] x [1], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x8x6xbf16>, tensor<6x2x8xbf16>) -> tensor<2x6x6xbf16>
    %44 = stablehlo.dot_general %42, %24, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x6xbf16>, tensor<2x6x6xbf16>) -> tensor<2x8x6xbf16>
    %45 = stablehlo.transpose %44, dims = [2, 0, 1] : (tensor<2x8x6xbf16>) -> tensor<6x2x8xbf16>
    %46 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<2x6x1xbf16>) -> tensor<2x6x6xbf16>
    %47 = stablehlo.multiply %43, %46 : tensor<2x6x6xbf16>
    %48 = stablehlo.multiply %47, %18 : tensor<2x6x6xbf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %49 = stablehlo.reduce(%48 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<2x6x6xbf16>, tensor<bf16>) -> tensor<2x6xbf16>
    %50 = stablehlo.reshape %49 : (tensor<2x6xbf16>) -> tensor<2x6x1xbf16>
    %51 = stablehlo.negate %50 : tensor<2x6x1xbf16>
    %52 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<2x6x1xbf16>) -> tensor<2x6x6xbf16>
    %53 = stablehlo.divide %43, %52 : tensor<2x6x6xbf16>
    %54 = stablehlo.convert %51 : (tensor<2x6x1xbf16>) -> tensor<2x6x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x6xf32>
    %57 = stablehlo.convert %56 : (tensor<2x6x6xf32>) -> tensor<2x6x6xbf16>
    %58 = stablehlo.add %53, %57 : tensor<2x6x6xbf16>
    %59 = stablehlo.multiply %58, %18 : tensor<2x6x6xbf16>
    %60 = call @_where_0(%11#1, %59) : (tensor<2x6x6xi1>, tensor<2x6x6xbf16>) -> tensor<2x6x6xbf16>
    %cst_10 = stablehlo.constant dense<2.828130e+00> : tensor<bf16>
    %61 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<2x6x6xbf16>
    %62 = stablehlo.divide %60, %61 : tensor<2x6x6xbf16>
    %63 = stablehlo.dot_general %62, %1, batching_dims = [0] x [1], contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x6xbf16>, tensor<6x2x8xbf16>) -> tensor<2x6x8xbf16>
    %64 = stablehlo.transpose %63, dims = [1, 0, 2] : (tensor<2x6x8xbf16>) -> tensor<6x2x8xbf16>
    %65 = stablehlo.dot_general %62, %3, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x6xbf16>, tensor<6x2x8xbf16>) -> tensor<2x6x8xbf16>
    %66 = stablehlo.transpose %65, dims = [1, 0, 2] : (tensor<2x6x8xbf16>) -> tensor<6x2x8xbf16>
    %67 = stablehlo.reshape %45 : (tensor<6x2x8xbf16>) -> tensor<6x16xbf16>
    %68 = stablehlo.dot_general %67, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xbf16>, tensor<6x16xbf16>) -> tensor<16x16xbf16>
    %69 = stablehlo.transpose %68, dims = [1, 0] : (tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %70 = stablehlo.reshape %64 : (tensor<6x2x8xbf16>) -> tensor<6x16xbf16>
    %71 = stablehlo.dot_general %70, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xbf16>, tensor<6x16xbf16>) -> tensor<16x16xbf16>
    %72 = stablehlo.transpose %71, dims = [1, 0] : (tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %73 = stablehlo.reshape %66 : (tensor<6x2x8xbf16>) -> tensor<6x16xbf16>
    %74 = stablehlo.dot_general %73, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xbf16>, tensor<6x16xbf16>) -> tensor<16x16xbf16>
    %75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %76 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<64x16xbf16>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %77 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<16xbf16>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %78 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<16xbf16>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %79 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<16x64xbf16>
    return %76, %72, %39, %75, %77, %78, %79, %69 : tensor<64x16xbf16>, tensor<16x16xbf16>, tensor<16x16xbf16>, tensor<16x16xbf16>, tensor<16xbf16>, tensor<16xbf16>, tensor<16x64xbf16>, tensor<16x16xbf16>
  }
  func.func private @tril(%arg0: tensor<6x6xi1>) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1>
    return %6 : tensor<6x6xi1>
  }
  func.func private @_where(%arg0: tensor<6x6xi1>, %arg1: tensor<2x6x6xbf16>, %arg2: tensor<bf16>) -> (tensor<2x6x6xbf16>, tensor<2x6x6xi1>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<6x6xi1>) -> tensor<2x6x6xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<2x6x6xbf16>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<2x6x6xi1>, tensor<2x6x6xbf16>
    return %2, %0 : tensor<2x6x6xbf16>, tensor<2x6x6xi1>
  }
  func.func private @_where_0(%arg0: tensor<2x6x6xi1>, %arg1: tensor<2x6x6xbf16>) -> tensor<2x6x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x6x6xbf16>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x6x6xi1>, tensor<2x6x6xbf16>
    return %1 : tensor<2x6x6xbf16>
  }
}
