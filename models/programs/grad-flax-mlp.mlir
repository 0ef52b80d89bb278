module @jit_grad_flax_mlp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12xf32>, %arg1: tensor<16x12xf32>, %arg2: tensor<12xf32>, %arg3: tensor<12xf32>, %arg4: tensor<3xf32>, %arg5: tensor<12x3xf32>, %arg6: tensor<6x16xf32>) -> (tensor<12xf32> {jax.result_info = "result['params']['layers_0']['bias']"}, tensor<16x12xf32> {jax.result_info = "result['params']['layers_0']['kernel']"}, tensor<12xf32> {jax.result_info = "result['params']['layers_2']['bias']"}, tensor<12xf32> {jax.result_info = "result['params']['layers_2']['scale']"}, tensor<3xf32> {jax.result_info = "result['params']['layers_3']['bias']"}, tensor<12x3xf32> {jax.result_info = "result['params']['layers_3']['kernel']"}) {
    %0 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x12xf32>) -> tensor<6x12xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<12xf32>) -> tensor<1x12xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<6x12xf32>
    %3 = stablehlo.add %0, %2 : tensor<6x12xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<6x12xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<6x12xf32>
    %6 = stablehlo.multiply %3, %3 : tensor<6x12xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<6x12xf32>
    %cst_0 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %10 = stablehlo.multiply %9, %5 : tensor<6x12xf32>
    %11 = stablehlo.add %3, %10 : tensor<6x12xf32>
    %cst_1 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<6x12xf32>
    %14 = stablehlo.tanh %13 : tensor<6x12xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %16 = stablehlo.add %15, %14 : tensor<6x12xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %18 = stablehlo.subtract %17, %14 : tensor<6x12xf32>
    %19 = stablehlo.multiply %16, %18 : tensor<6x12xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %21 = stablehlo.add %20, %14 : tensor<6x12xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<6x12xf32>
    %24 = stablehlo.multiply %3, %23 : tensor<6x12xf32>
    %25 = chlo.square %24 : tensor<6x12xf32> -> tensor<6x12xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %27 = stablehlo.multiply %26, %24 : tensor<6x12xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<6x12xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_8 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.divide %28, %29 : tensor<6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%25 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<6x12xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_10 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %33 = stablehlo.divide %31, %32 : tensor<6xf32>
    %34 = chlo.square %30 : tensor<6xf32> -> tensor<6xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %36 = stablehlo.multiply %35, %30 : tensor<6xf32>
    %37 = stablehlo.subtract %33, %34 : tensor<6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %39 = stablehlo.maximum %38, %37 : tensor<6xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %41 = stablehlo.compare GT, %37, %40, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %43 = stablehlo.compare EQ, %37, %42, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %47 = stablehlo.select %43, %46, %45 : tensor<6xi1>, tensor<6xf32>
    %48 = stablehlo.select %41, %44, %47 : tensor<6xi1>, tensor<6xf32>
    %49 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %50 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %51 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x12xf32>
    %52 = stablehlo.subtract %24, %51 : tensor<6x12xf32>
    %cst_18 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %54 = stablehlo.add %50, %53 : tensor<6x1xf32>
    %55 = stablehlo.rsqrt %54 : tensor<6x1xf32>
    %56 = stablehlo.divide %55, %54 : tensor<6x1xf32>
    %cst_19 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %58 = stablehlo.multiply %57, %56 : tensor<6x1xf32>
    %59 = stablehlo.reshape %arg3 : (tensor<12xf32>) -> tensor<1x12xf32>
    %60 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x12xf32>
    %61 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<6x12xf32>
    %62 = stablehlo.multiply %60, %61 : tensor<6x12xf32>
    %63 = stablehlo.multiply %52, %62 : tensor<6x12xf32>
    %64 = stablehlo.reshape %arg2 : (tensor<12xf32>) -> tensor<1x12xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<6x12xf32>
    %66 = stablehlo.add %63, %65 : tensor<6x12xf32>
    %67 = stablehlo.dot_general %66, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x12xf32>, tensor<12x3xf32>) -> tensor<6x3xf32>
    %68 = stablehlo.reshape %arg4 : (tensor<3xf32>) -> tensor<1x3xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<6x3xf32>
    %70 = stablehlo.add %67, %69 : tensor<6x3xf32>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %72 = stablehlo.multiply %71, %70 : tensor<6x3xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %73 = stablehlo.divide %cst_21, %cst_22 : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %75 = stablehlo.multiply %74, %72 : tensor<6x3xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf32>, tensor<f32>) -> tensor<3xf32>
    %77 = stablehlo.reshape %76 : (tensor<3xf32>) -> tensor<1x3xf32>
    %78 = stablehlo.reshape %77 : (tensor<1x3xf32>) -> tensor<3xf32>
    %79 = stablehlo.dot_general %75, %66, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<6x12xf32>) -> tensor<3x12xf32>
    %80 = stablehlo.transpose %79, dims = [1, 0] : (tensor<3x12xf32>) -> tensor<12x3xf32>
    %81 = stablehlo.dot_general %75, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<12x3xf32>) -> tensor<6x12xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<6x12xf32>, tensor<f32>) -> tensor<12xf32>
    %83 = stablehlo.reshape %82 : (tensor<12xf32>) -> tensor<1x12xf32>
    %84 = stablehlo.reshape %83 : (tensor<1x12xf32>) -> tensor<12xf32>
    %85 = stablehlo.multiply %52, %81 : tensor<6x12xf32>
    %86 = stablehlo.multiply %81, %62 : tensor<6x12xf32>
    %87 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x12xf32>
    %88 = stablehlo.multiply %87, %85 : tensor<6x12xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<6x12xf32>, tensor<f32>) -> tensor<12xf32>
    %90 = stablehlo.reshape %89 : (tensor<12xf32>) -> tensor<1x12xf32>
    %91 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<6x12xf32>
    %92 = stablehlo.multiply %85, %91 : tensor<6x12xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<6x12xf32>, tensor<f32>) -> tensor<6xf32>
    %94 = stablehlo.reshape %93 : (tensor<6xf32>) -> tensor<6x1xf32>
    %95 = stablehlo.reshape %90 : (tensor<1x12xf32>) -> tensor<12xf32>
    %96 = stablehlo.multiply %94, %58 : tensor<6x1xf32>
    %97 = stablehlo.negate %86 : tensor<6x12xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<6x12xf32>, tensor<f32>) -> tensor<6xf32>
    %99 = stablehlo.reshape %98 : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%96 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%99 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %102 = stablehlo.multiply %100, %48 : tensor<6xf32>
    %103 = stablehlo.negate %102 : tensor<6xf32>
    %104 = stablehlo.multiply %103, %36 : tensor<6xf32>
    %105 = stablehlo.add %101, %104 : tensor<6xf32>
    %cst_30 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %107 = stablehlo.divide %102, %106 : tensor<6xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0] : (tensor<6xf32>) -> tensor<6x12xf32>
    %cst_31 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %110 = stablehlo.divide %105, %109 : tensor<6xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0] : (tensor<6xf32>) -> tensor<6x12xf32>
    %112 = stablehlo.add %86, %111 : tensor<6x12xf32>
    %113 = stablehlo.multiply %108, %27 : tensor<6x12xf32>
    %114 = stablehlo.add %112, %113 : tensor<6x12xf32>
    %115 = stablehlo.multiply %3, %114 : tensor<6x12xf32>
    %116 = stablehlo.multiply %114, %23 : tensor<6x12xf32>
    %cst_32 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %118 = stablehlo.multiply %117, %115 : tensor<6x12xf32>
    %119 = stablehlo.multiply %118, %19 : tensor<6x12xf32>
    %cst_33 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %121 = stablehlo.multiply %120, %119 : tensor<6x12xf32>
    %122 = stablehlo.add %116, %121 : tensor<6x12xf32>
    %cst_34 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6x12xf32>
    %124 = stablehlo.multiply %123, %121 : tensor<6x12xf32>
    %125 = stablehlo.multiply %124, %8 : tensor<6x12xf32>
    %126 = stablehlo.add %122, %125 : tensor<6x12xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_35) applies stablehlo.add across dimensions = [0] : (tensor<6x12xf32>, tensor<f32>) -> tensor<12xf32>
    %128 = stablehlo.reshape %127 : (tensor<12xf32>) -> tensor<1x12xf32>
    %129 = stablehlo.reshape %128 : (tensor<1x12xf32>) -> tensor<12xf32>
    %130 = stablehlo.dot_general %126, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x12xf32>, tensor<6x16xf32>) -> tensor<12x16xf32>
    %131 = stablehlo.transpose %130, dims = [1, 0] : (tensor<12x16xf32>) -> tensor<16x12xf32>
    return %129, %131, %84, %95, %78, %80 : tensor<12xf32>, tensor<16x12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<3xf32>, tensor<12x3xf32>
  }
}
