module @jit_grad_transformer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16xf32>, %arg5: tensor<16xf32>, %arg6: tensor<16x64xf32>, %arg7: tensor<16x16xf32>, %arg8: tensor<6x16xf32>) -> (tensor<64x16xf32> {jax.result_info = "result['down']"}, tensor<16x16xf32> {jax.result_info = "result['k']"}, tensor<16x16xf32> {jax.result_info = "result['o']"}, tensor<16x16xf32> {jax.result_info = "result['q']"}, tensor<16xf32> {jax.result_info = "result['scale1']"}, tensor<16xf32> {jax.result_info = "result['scale2']"}, tensor<16x64xf32> {jax.result_info = "result['up']"}, tensor<16x16xf32> {jax.result_info = "result['v']"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg8 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
    %5 = stablehlo.subtract %arg8, %4 : tensor<6x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_var(%arg8, %c) : (tensor<6x16xf32>, tensor<i32>) -> tensor<6x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %8 = stablehlo.add %6, %7 : tensor<6x1xf32>
    %9 = stablehlo.rsqrt %8 : tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
    %11 = stablehlo.multiply %5, %10 : tensor<6x16xf32>
    %12 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<6x16xf32>
    %14 = stablehlo.multiply %11, %13 : tensor<6x16xf32>
    %15 = stablehlo.dot_general %14, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
    %16 = stablehlo.reshape %15 : (tensor<6x16xf32>) -> tensor<6x2x8xf32>
    %17 = stablehlo.dot_general %14, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
    %18 = stablehlo.reshape %17 : (tensor<6x16xf32>) -> tensor<6x2x8xf32>
    %19 = stablehlo.dot_general %14, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
    %20 = stablehlo.reshape %19 : (tensor<6x16xf32>) -> tensor<6x2x8xf32>
    %21 = stablehlo.dot_general %16, %18, batching_dims = [1] x [1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x2x8xf32>, tensor<6x2x8xf32>) -> tensor<2x6x6xf32>
    %cst_2 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %23 = stablehlo.divide %21, %22 : tensor<2x6x6xf32>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %24 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %25 = call @tril(%24) : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %cst_4 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %26:2 = call @_where_0(%25, %23, %cst_4) : (tensor<6x6xi1>, tensor<2x6x6xf32>, tensor<f32>) -> (tensor<2x6x6xf32>, tensor<2x6x6xi1>)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.reduce(%26#0 init: %cst_5) applies stablehlo.maximum across dimensions = [2] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %29 = stablehlo.maximum %28, %27 : tensor<2x6xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x6xf32>
    %32 = stablehlo.subtract %26#0, %31 : tensor<2x6x6xf32>
    %33 = stablehlo.exponential %32 : tensor<2x6x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x6xf32>
    %37 = stablehlo.divide %33, %36 : tensor<2x6x6xf32>
    %38 = stablehlo.multiply %35, %35 : tensor<2x6x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %40 = stablehlo.divide %39, %38 : tensor<2x6x1xf32>
    %41 = stablehlo.dot_general %20, %37, batching_dims = [1] x [0], contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x2x8xf32>, tensor<2x6x6xf32>) -> tensor<2x8x6xf32>
    %42 = stablehlo.transpose %41, dims = [2, 0, 1] : (tensor<2x8x6xf32>) -> tensor<6x2x8xf32>
    %43 = stablehlo.reshape %42 : (tensor<6x2x8xf32>) -> tensor<6x16xf32>
    %44 = stablehlo.dot_general %43, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
    %45 = stablehlo.add %arg8, %44 : tensor<6x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<6xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %49 = stablehlo.divide %47, %48 : tensor<6x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
    %51 = stablehlo.subtract %45, %50 : tensor<6x16xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %52:4 = call @_var_1(%45, %c_11) : (tensor<6x16xf32>, tensor<i32>) -> (tensor<6x1xf32>, tensor<6x16xf32>, tensor<f32>, tensor<i1>)
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %54 = stablehlo.add %52#0, %53 : tensor<6x1xf32>
    %55 = stablehlo.rsqrt %54 : tensor<6x1xf32>
    %56 = stablehlo.divide %55, %54 : tensor<6x1xf32>
    %cst_13 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %58 = stablehlo.multiply %57, %56 : tensor<6x1xf32>
    %59 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
    %60 = stablehlo.multiply %51, %59 : tensor<6x16xf32>
    %61 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<6x16xf32>
    %63 = stablehlo.multiply %60, %62 : tensor<6x16xf32>
    %64 = stablehlo.dot_general %63, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x64xf32>) -> tensor<6x64xf32>
    %65 = stablehlo.multiply %64, %64 : tensor<6x64xf32>
    %66 = stablehlo.multiply %65, %64 : tensor<6x64xf32>
    %67 = stablehlo.multiply %64, %64 : tensor<6x64xf32>
    %cst_14 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x64xf32>
    %69 = stablehlo.multiply %68, %67 : tensor<6x64xf32>
    %cst_15 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x64xf32>
    %71 = stablehlo.multiply %70, %66 : tensor<6x64xf32>
    %72 = stablehlo.add %64, %71 : tensor<6x64xf32>
    %cst_16 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6x64xf32>
    %74 = stablehlo.multiply %73, %72 : tensor<6x64xf32>
    %75 = stablehlo.tanh %74 : tensor<6x64xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x64xf32>
    %77 = stablehlo.add %76, %75 : tensor<6x64xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x64xf32>
    %79 = stablehlo.subtract %78, %75 : tensor<6x64xf32>
    %80 = stablehlo.multiply %77, %79 : tensor<6x64xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x64xf32>
    %82 = stablehlo.add %81, %75 : tensor<6x64xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6x64xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<6x64xf32>
    %85 = stablehlo.multiply %64, %84 : tensor<6x64xf32>
    %86 = stablehlo.dot_general %85, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x64xf32>, tensor<64x16xf32>) -> tensor<6x16xf32>
    %87 = stablehlo.add %45, %86 : tensor<6x16xf32>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<6x16xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_23 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %90 = stablehlo.divide %cst_22, %cst_23 : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %92 = stablehlo.multiply %91, %89 : tensor<6x16xf32>
    %93 = stablehlo.dot_general %92, %85, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x64xf32>) -> tensor<16x64xf32>
    %94 = stablehlo.transpose %93, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %95 = stablehlo.dot_general %92, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<64x16xf32>) -> tensor<6x64xf32>
    %96 = stablehlo.multiply %64, %95 : tensor<6x64xf32>
    %97 = stablehlo.multiply %95, %84 : tensor<6x64xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x64xf32>
    %99 = stablehlo.multiply %98, %96 : tensor<6x64xf32>
    %100 = stablehlo.multiply %99, %80 : tensor<6x64xf32>
    %cst_25 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x64xf32>
    %102 = stablehlo.multiply %101, %100 : tensor<6x64xf32>
    %103 = stablehlo.add %97, %102 : tensor<6x64xf32>
    %cst_26 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6x64xf32>
    %105 = stablehlo.multiply %104, %102 : tensor<6x64xf32>
    %106 = stablehlo.multiply %105, %69 : tensor<6x64xf32>
    %107 = stablehlo.add %103, %106 : tensor<6x64xf32>
    %108 = stablehlo.dot_general %107, %63, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x64xf32>, tensor<6x16xf32>) -> tensor<64x16xf32>
    %109 = stablehlo.transpose %108, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %110 = stablehlo.dot_general %107, %arg6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x64xf32>, tensor<16x64xf32>) -> tensor<6x16xf32>
    %111 = stablehlo.multiply %60, %110 : tensor<6x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<6x16xf32>, tensor<f32>) -> tensor<16xf32>
    %113 = stablehlo.reshape %112 : (tensor<16xf32>) -> tensor<1x16xf32>
    %114 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<6x16xf32>
    %115 = stablehlo.multiply %110, %114 : tensor<6x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%113 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %117 = stablehlo.multiply %51, %115 : tensor<6x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<6xf32>
    %119 = stablehlo.reshape %118 : (tensor<6xf32>) -> tensor<6x1xf32>
    %120 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
    %121 = stablehlo.multiply %115, %120 : tensor<6x16xf32>
    %122 = stablehlo.multiply %119, %58 : tensor<6x1xf32>
    %123 = call @_var_3(%52#1, %52#2, %52#3, %122) : (tensor<6x16xf32>, tensor<f32>, tensor<i1>, tensor<6x1xf32>) -> tensor<6x16xf32>
    %124 = stablehlo.add %92, %123 : tensor<6x16xf32>
    %125 = stablehlo.negate %121 : tensor<6x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<6xf32>
    %127 = stablehlo.reshape %126 : (tensor<6xf32>) -> tensor<6x1xf32>
    %128 = stablehlo.add %124, %121 : tensor<6x16xf32>
    %cst_31 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %130 = stablehlo.divide %127, %129 : tensor<6x1xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.reduce(%130 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0] : (tensor<6xf32>) -> tensor<6x16xf32>
    %133 = stablehlo.add %128, %132 : tensor<6x16xf32>
    %134 = stablehlo.dot_general %133, %43, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<16x16xf32>
    %135 = stablehlo.transpose %134, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %136 = stablehlo.dot_general %133, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
    %137 = stablehlo.reshape %136 : (tensor<6x16xf32>) -> tensor<6x2x8xf32>
    %138 = stablehlo.transpose %137, dims = [1, 2, 0] : (tensor<6x2x8xf32>) -> tensor<2x8x6xf32>
    %139 = stablehlo.dot_general %138, %20, batching_dims = [0] x [1], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x8x6xf32>, tensor<6x2x8xf32>) -> tensor<2x6x6xf32>
    %140 = stablehlo.dot_general %138, %37, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x6xf32>, tensor<2x6x6xf32>) -> tensor<2x8x6xf32>
    %141 = stablehlo.transpose %140, dims = [2, 0, 1] : (tensor<2x8x6xf32>) -> tensor<6x2x8xf32>
    %142 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x6xf32>
    %143 = stablehlo.multiply %139, %142 : tensor<2x6x6xf32>
    %144 = stablehlo.multiply %143, %33 : tensor<2x6x6xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.reduce(%144 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %146 = stablehlo.reshape %145 : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %147 = stablehlo.negate %146 : tensor<2x6x1xf32>
    %148 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x6xf32>
    %149 = stablehlo.divide %139, %148 : tensor<2x6x6xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%147 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x6xf32>
    %152 = stablehlo.add %149, %151 : tensor<2x6x6xf32>
    %153 = stablehlo.multiply %152, %33 : tensor<2x6x6xf32>
    %154 = call @_where_5(%26#1, %153) : (tensor<2x6x6xi1>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %cst_35 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %156 = stablehlo.divide %154, %155 : tensor<2x6x6xf32>
    %157 = stablehlo.dot_general %156, %16, batching_dims = [0] x [1], contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x6xf32>, tensor<6x2x8xf32>) -> tensor<2x6x8xf32>
    %158 = stablehlo.transpose %157, dims = [1, 0, 2] : (tensor<2x6x8xf32>) -> tensor<6x2x8xf32>
    %159 = stablehlo.dot_general %156, %18, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x6xf32>, tensor<6x2x8xf32>) -> tensor<2x6x8xf32>
    %160 = stablehlo.transpose %159, dims = [1, 0, 2] : (tensor<2x6x8xf32>) -> tensor<6x2x8xf32>
    %161 = stablehlo.reshape %141 : (tensor<6x2x8xf32>) -> tensor<6x16xf32>
    %162 = stablehlo.dot_general %161, %14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<16x16xf32>
    %163 = stablehlo.transpose %162, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %164 = stablehlo.dot_general %161, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
    %165 = stablehlo.reshape %158 : (tensor<6x2x8xf32>) -> tensor<6x16xf32>
    %166 = stablehlo.dot_general %165, %14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<16x16xf32>
    %167 = stablehlo.transpose %166, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %168 = stablehlo.dot_general %165, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
    %169 = stablehlo.add %164, %168 : tensor<6x16xf32>
    %170 = stablehlo.reshape %160 : (tensor<6x2x8xf32>) -> tensor<6x16xf32>
    %171 = stablehlo.dot_general %170, %14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<16x16xf32>
    %172 = stablehlo.transpose %171, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %173 = stablehlo.dot_general %170, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
    %174 = stablehlo.add %169, %173 : tensor<6x16xf32>
    %175 = stablehlo.multiply %11, %174 : tensor<6x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%175 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<6x16xf32>, tensor<f32>) -> tensor<16xf32>
    %177 = stablehlo.reshape %176 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.reduce(%177 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    return %94, %167, %135, %172, %178, %116, %109, %163 : tensor<64x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<16x16xf32>
  }
  func.func private @_var(%arg0: tensor<6x16xf32>, %arg1: tensor<i32>) -> tensor<6x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x16xf32>
    %6 = chlo.square %5 : tensor<6x16xf32> -> tensor<6x16xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<6xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<6x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<6x1xf32>, tensor<f32>) -> tensor<6x1xf32>
    return %14 : tensor<6x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<6x1xf32>, %arg2: tensor<f32>) -> tensor<6x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<6x1xf32>
    return %2 : tensor<6x1xf32>
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
  func.func private @_where_0(%arg0: tensor<6x6xi1>, %arg1: tensor<2x6x6xf32>, %arg2: tensor<f32>) -> (tensor<2x6x6xf32>, tensor<2x6x6xi1>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<6x6xi1>) -> tensor<2x6x6xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<2x6x6xi1>, tensor<2x6x6xf32>
    return %2, %0 : tensor<2x6x6xf32>, tensor<2x6x6xi1>
  }
  func.func private @_var_1(%arg0: tensor<6x16xf32>, %arg1: tensor<i32>) -> (tensor<6x1xf32>, tensor<6x16xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x16xf32>
    %6 = chlo.square %5 : tensor<6x16xf32> -> tensor<6x16xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<6x16xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<6x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where_2(%15, %14, %cst_5) : (tensor<i1>, tensor<6x1xf32>, tensor<f32>) -> tensor<6x1xf32>
    return %16, %8, %10, %15 : tensor<6x1xf32>, tensor<6x16xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<6x1xf32>, %arg2: tensor<f32>) -> tensor<6x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<6x1xf32>
    return %2 : tensor<6x1xf32>
  }
  func.func private @_var_3(%arg0: tensor<6x16xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<6x1xf32>) -> tensor<6x16xf32> {
    %0 = call @_where_4(%arg2, %arg3) : (tensor<i1>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<6x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<6xf32>) -> tensor<6x16xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<6x16xf32>
    %6 = stablehlo.negate %5 : tensor<6x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.reshape %7 : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<6x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<6xf32>) -> tensor<6x16xf32>
    %13 = stablehlo.add %5, %12 : tensor<6x16xf32>
    return %13 : tensor<6x16xf32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<6x1xf32>) -> tensor<6x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<6x1xf32>
    return %1 : tensor<6x1xf32>
  }
  func.func private @_where_5(%arg0: tensor<2x6x6xi1>, %arg1: tensor<2x6x6xf32>) -> tensor<2x6x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x6x6xi1>, tensor<2x6x6xf32>
    return %1 : tensor<2x6x6xf32>
  }
}
