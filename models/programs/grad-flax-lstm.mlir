module @jit_grad_flax_lstm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5x5xf32>, %arg2: tensor<5xf32>, %arg3: tensor<5x5xf32>, %arg4: tensor<5xf32>, %arg5: tensor<5x5xf32>, %arg6: tensor<5xf32>, %arg7: tensor<5x5xf32>, %arg8: tensor<16x5xf32>, %arg9: tensor<16x5xf32>, %arg10: tensor<16x5xf32>, %arg11: tensor<16x5xf32>, %arg12: tensor<2x7x16xf32>) -> (tensor<5xf32> {jax.result_info = "result['params']['cell']['hf']['bias']"}, tensor<5x5xf32> {jax.result_info = "result['params']['cell']['hf']['kernel']"}, tensor<5xf32> {jax.result_info = "result['params']['cell']['hg']['bias']"}, tensor<5x5xf32> {jax.result_info = "result['params']['cell']['hg']['kernel']"}, tensor<5xf32> {jax.result_info = "result['params']['cell']['hi']['bias']"}, tensor<5x5xf32> {jax.result_info = "result['params']['cell']['hi']['kernel']"}, tensor<5xf32> {jax.result_info = "result['params']['cell']['ho']['bias']"}, tensor<5x5xf32> {jax.result_info = "result['params']['cell']['ho']['kernel']"}, tensor<16x5xf32> {jax.result_info = "result['params']['cell']['if']['kernel']"}, tensor<16x5xf32> {jax.result_info = "result['params']['cell']['ig']['kernel']"}, tensor<16x5xf32> {jax.result_info = "result['params']['cell']['ii']['kernel']"}, tensor<16x5xf32> {jax.result_info = "result['params']['cell']['io']['kernel']"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %2 = stablehlo.transpose %arg12, dims = [1, 0, 2] : (tensor<2x7x16xf32>) -> tensor<7x2x16xf32>
    %3 = stablehlo.reshape %arg4 : (tensor<5xf32>) -> tensor<1x5xf32>
    %4 = stablehlo.reshape %arg0 : (tensor<5xf32>) -> tensor<1x5xf32>
    %5 = stablehlo.reshape %arg2 : (tensor<5xf32>) -> tensor<1x5xf32>
    %6 = stablehlo.reshape %arg6 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %20:29 = stablehlo.while(%iterArg = %2, %iterArg_32 = %arg11, %iterArg_33 = %arg7, %iterArg_34 = %6, %iterArg_35 = %arg8, %iterArg_36 = %arg1, %iterArg_37 = %4, %iterArg_38 = %arg10, %iterArg_39 = %arg5, %iterArg_40 = %3, %iterArg_41 = %arg9, %iterArg_42 = %arg3, %iterArg_43 = %5, %iterArg_44 = %c, %iterArg_45 = %0, %iterArg_46 = %1, %iterArg_47 = %7, %iterArg_48 = %8, %iterArg_49 = %9, %iterArg_50 = %10, %iterArg_51 = %11, %iterArg_52 = %12, %iterArg_53 = %13, %iterArg_54 = %14, %iterArg_55 = %15, %iterArg_56 = %16, %iterArg_57 = %17, %iterArg_58 = %18, %iterArg_59 = %19) : tensor<7x2x16xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<1x5xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<1x5xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<1x5xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>
    cond {
      %c_60 = stablehlo.constant dense<7> : tensor<i32>
      %43 = stablehlo.compare LT, %iterArg_44, %c_60, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %43 : tensor<i1>
    } do {
      %43 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_44) : (tensor<7x2x16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %44 = stablehlo.dot_general %43, %iterArg_38, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16xf32>, tensor<16x5xf32>) -> tensor<2x5xf32>
      %45 = stablehlo.dot_general %iterArg_46, %iterArg_39, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
      %46 = stablehlo.broadcast_in_dim %iterArg_40, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %47 = stablehlo.add %45, %46 : tensor<2x5xf32>
      %48 = stablehlo.add %44, %47 : tensor<2x5xf32>
      %49 = stablehlo.negate %48 : tensor<2x5xf32>
      %50 = stablehlo.exponential %49 : tensor<2x5xf32>
      %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %52 = stablehlo.add %51, %50 : tensor<2x5xf32>
      %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %53 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %54 = stablehlo.divide %53, %52 : tensor<2x5xf32>
      %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %55 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %56 = stablehlo.subtract %55, %54 : tensor<2x5xf32>
      %57 = stablehlo.multiply %54, %56 : tensor<2x5xf32>
      %58 = stablehlo.dot_general %43, %iterArg_35, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16xf32>, tensor<16x5xf32>) -> tensor<2x5xf32>
      %59 = stablehlo.dot_general %iterArg_46, %iterArg_36, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
      %60 = stablehlo.broadcast_in_dim %iterArg_37, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %61 = stablehlo.add %59, %60 : tensor<2x5xf32>
      %62 = stablehlo.add %58, %61 : tensor<2x5xf32>
      %63 = stablehlo.negate %62 : tensor<2x5xf32>
      %64 = stablehlo.exponential %63 : tensor<2x5xf32>
      %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %66 = stablehlo.add %65, %64 : tensor<2x5xf32>
      %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %68 = stablehlo.divide %67, %66 : tensor<2x5xf32>
      %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %69 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %70 = stablehlo.subtract %69, %68 : tensor<2x5xf32>
      %71 = stablehlo.multiply %68, %70 : tensor<2x5xf32>
      %72 = stablehlo.dot_general %43, %iterArg_41, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16xf32>, tensor<16x5xf32>) -> tensor<2x5xf32>
      %73 = stablehlo.dot_general %iterArg_46, %iterArg_42, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
      %74 = stablehlo.broadcast_in_dim %iterArg_43, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %75 = stablehlo.add %73, %74 : tensor<2x5xf32>
      %76 = stablehlo.add %72, %75 : tensor<2x5xf32>
      %77 = stablehlo.tanh %76 : tensor<2x5xf32>
      %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %78 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %79 = stablehlo.add %78, %77 : tensor<2x5xf32>
      %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %81 = stablehlo.subtract %80, %77 : tensor<2x5xf32>
      %82 = stablehlo.multiply %79, %81 : tensor<2x5xf32>
      %83 = stablehlo.dot_general %43, %iterArg_32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16xf32>, tensor<16x5xf32>) -> tensor<2x5xf32>
      %84 = stablehlo.dot_general %iterArg_46, %iterArg_33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
      %85 = stablehlo.broadcast_in_dim %iterArg_34, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %86 = stablehlo.add %84, %85 : tensor<2x5xf32>
      %87 = stablehlo.add %83, %86 : tensor<2x5xf32>
      %88 = stablehlo.negate %87 : tensor<2x5xf32>
      %89 = stablehlo.exponential %88 : tensor<2x5xf32>
      %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %91 = stablehlo.add %90, %89 : tensor<2x5xf32>
      %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %92 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %93 = stablehlo.divide %92, %91 : tensor<2x5xf32>
      %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %94 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %95 = stablehlo.subtract %94, %93 : tensor<2x5xf32>
      %96 = stablehlo.multiply %93, %95 : tensor<2x5xf32>
      %97 = stablehlo.multiply %68, %iterArg_45 : tensor<2x5xf32>
      %98 = stablehlo.multiply %54, %77 : tensor<2x5xf32>
      %99 = stablehlo.add %97, %98 : tensor<2x5xf32>
      %100 = stablehlo.tanh %99 : tensor<2x5xf32>
      %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %101 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %102 = stablehlo.add %101, %100 : tensor<2x5xf32>
      %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %103 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %104 = stablehlo.subtract %103, %100 : tensor<2x5xf32>
      %105 = stablehlo.multiply %102, %104 : tensor<2x5xf32>
      %106 = stablehlo.multiply %93, %100 : tensor<2x5xf32>
      %107 = func.call @dynamic_update_index_in_dim(%iterArg_47, %106, %iterArg_44) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %108 = func.call @dynamic_update_index_in_dim(%iterArg_48, %iterArg_46, %iterArg_44) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %109 = func.call @dynamic_update_index_in_dim(%iterArg_49, %57, %iterArg_44) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %110 = func.call @dynamic_update_index_in_dim(%iterArg_50, %71, %iterArg_44) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %111 = func.call @dynamic_update_index_in_dim(%iterArg_51, %82, %iterArg_44) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %112 = func.call @dynamic_update_index_in_dim(%iterArg_52, %96, %iterArg_44) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %113 = func.call @dynamic_update_index_in_dim(%iterArg_53, %iterArg_45, %iterArg_44) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %114 = func.call @dynamic_update_index_in_dim(%iterArg_54, %68, %iterArg_44) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %115 = func.call @dynamic_update_index_in_dim(%iterArg_55, %77, %iterArg_44) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %116 = func.call @dynamic_update_index_in_dim(%iterArg_56, %54, %iterArg_44) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %117 = func.call @dynamic_update_index_in_dim(%iterArg_57, %105, %iterArg_44) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %118 = func.call @dynamic_update_index_in_dim(%iterArg_58, %100, %iterArg_44) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %119 = func.call @dynamic_update_index_in_dim(%iterArg_59, %93, %iterArg_44) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %c_73 = stablehlo.constant dense<1> : tensor<i32>
      %120 = stablehlo.add %iterArg_44, %c_73 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %120, %99, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119 : tensor<7x2x16xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<1x5xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<1x5xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<1x5xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>
    }
    %21 = stablehlo.transpose %20#16, dims = [1, 0, 2] : (tensor<7x2x5xf32>) -> tensor<2x7x5xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x7x5xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<2x7x5xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<7.000000e+01> : tensor<f32>
    %24 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x7x5xf32>
    %26 = stablehlo.multiply %25, %23 : tensor<2x7x5xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0, 2] : (tensor<2x7x5xf32>) -> tensor<7x2x5xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x5xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x5xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x5xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x5xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %42:33 = stablehlo.while(%iterArg = %27, %iterArg_32 = %2, %iterArg_33 = %20#17, %iterArg_34 = %20#18, %iterArg_35 = %20#19, %iterArg_36 = %20#20, %iterArg_37 = %20#21, %iterArg_38 = %20#22, %iterArg_39 = %20#23, %iterArg_40 = %20#24, %iterArg_41 = %20#25, %iterArg_42 = %20#26, %iterArg_43 = %20#27, %iterArg_44 = %20#28, %iterArg_45 = %arg5, %iterArg_46 = %arg1, %iterArg_47 = %arg3, %iterArg_48 = %arg7, %iterArg_49 = %c_31, %iterArg_50 = %30, %iterArg_51 = %31, %iterArg_52 = %32, %iterArg_53 = %33, %iterArg_54 = %34, %iterArg_55 = %35, %iterArg_56 = %36, %iterArg_57 = %37, %iterArg_58 = %38, %iterArg_59 = %39, %iterArg_60 = %40, %iterArg_61 = %41, %iterArg_62 = %28, %iterArg_63 = %29) : tensor<7x2x5xf32>, tensor<7x2x16xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<i32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    cond {
      %c_64 = stablehlo.constant dense<7> : tensor<i32>
      %43 = stablehlo.compare LT, %iterArg_49, %c_64, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %43 : tensor<i1>
    } do {
      %c_64 = stablehlo.constant dense<7> : tensor<i32>
      %43 = stablehlo.subtract %c_64, %iterArg_49 : tensor<i32>
      %c_65 = stablehlo.constant dense<1> : tensor<i32>
      %44 = stablehlo.subtract %43, %c_65 : tensor<i32>
      %45 = func.call @dynamic_index_in_dim_0(%iterArg, %44) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %46 = func.call @dynamic_index_in_dim(%iterArg_32, %44) : (tensor<7x2x16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %47 = func.call @dynamic_index_in_dim_0(%iterArg_33, %44) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %48 = func.call @dynamic_index_in_dim_0(%iterArg_34, %44) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %49 = func.call @dynamic_index_in_dim_0(%iterArg_35, %44) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %50 = func.call @dynamic_index_in_dim_0(%iterArg_36, %44) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %51 = func.call @dynamic_index_in_dim_0(%iterArg_37, %44) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %52 = func.call @dynamic_index_in_dim_0(%iterArg_38, %44) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %53 = func.call @dynamic_index_in_dim_0(%iterArg_39, %44) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %54 = func.call @dynamic_index_in_dim_0(%iterArg_40, %44) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %55 = func.call @dynamic_index_in_dim_0(%iterArg_41, %44) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %56 = func.call @dynamic_index_in_dim_0(%iterArg_42, %44) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %57 = func.call @dynamic_index_in_dim_0(%iterArg_43, %44) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %58 = func.call @dynamic_index_in_dim_0(%iterArg_44, %44) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %59 = stablehlo.add %iterArg_63, %45 : tensor<2x5xf32>
      %60 = stablehlo.multiply %58, %59 : tensor<2x5xf32>
      %61 = stablehlo.multiply %59, %57 : tensor<2x5xf32>
      %62 = stablehlo.multiply %60, %56 : tensor<2x5xf32>
      %63 = stablehlo.add %iterArg_62, %62 : tensor<2x5xf32>
      %64 = stablehlo.multiply %55, %63 : tensor<2x5xf32>
      %65 = stablehlo.multiply %63, %54 : tensor<2x5xf32>
      %66 = stablehlo.multiply %53, %63 : tensor<2x5xf32>
      %67 = stablehlo.multiply %63, %52 : tensor<2x5xf32>
      %68 = stablehlo.multiply %61, %51 : tensor<2x5xf32>
      %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %69 = stablehlo.reduce(%68 init: %cst_66) applies stablehlo.add across dimensions = [0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<5xf32>
      %70 = stablehlo.reshape %69 : (tensor<5xf32>) -> tensor<1x5xf32>
      %71 = stablehlo.reshape %70 : (tensor<1x5xf32>) -> tensor<5xf32>
      %72 = stablehlo.add %iterArg_61, %71 : tensor<5xf32>
      %73 = stablehlo.dot_general %68, %47, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<5x5xf32>
      %74 = stablehlo.transpose %73, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
      %75 = stablehlo.add %iterArg_60, %74 : tensor<5x5xf32>
      %76 = stablehlo.dot_general %68, %iterArg_48, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
      %77 = stablehlo.dot_general %68, %46, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x16xf32>) -> tensor<5x16xf32>
      %78 = stablehlo.transpose %77, dims = [1, 0] : (tensor<5x16xf32>) -> tensor<16x5xf32>
      %79 = stablehlo.add %iterArg_59, %78 : tensor<16x5xf32>
      %80 = stablehlo.multiply %64, %50 : tensor<2x5xf32>
      %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %81 = stablehlo.reduce(%80 init: %cst_67) applies stablehlo.add across dimensions = [0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<5xf32>
      %82 = stablehlo.reshape %81 : (tensor<5xf32>) -> tensor<1x5xf32>
      %83 = stablehlo.reshape %82 : (tensor<1x5xf32>) -> tensor<5xf32>
      %84 = stablehlo.add %iterArg_58, %83 : tensor<5xf32>
      %85 = stablehlo.dot_general %80, %47, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<5x5xf32>
      %86 = stablehlo.transpose %85, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
      %87 = stablehlo.add %iterArg_57, %86 : tensor<5x5xf32>
      %88 = stablehlo.dot_general %80, %iterArg_47, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
      %89 = stablehlo.add %76, %88 : tensor<2x5xf32>
      %90 = stablehlo.dot_general %80, %46, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x16xf32>) -> tensor<5x16xf32>
      %91 = stablehlo.transpose %90, dims = [1, 0] : (tensor<5x16xf32>) -> tensor<16x5xf32>
      %92 = stablehlo.add %iterArg_56, %91 : tensor<16x5xf32>
      %93 = stablehlo.multiply %67, %49 : tensor<2x5xf32>
      %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %94 = stablehlo.reduce(%93 init: %cst_68) applies stablehlo.add across dimensions = [0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<5xf32>
      %95 = stablehlo.reshape %94 : (tensor<5xf32>) -> tensor<1x5xf32>
      %96 = stablehlo.reshape %95 : (tensor<1x5xf32>) -> tensor<5xf32>
      %97 = stablehlo.add %iterArg_55, %96 : tensor<5xf32>
      %98 = stablehlo.dot_general %93, %47, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<5x5xf32>
      %99 = stablehlo.transpose %98, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
      %100 = stablehlo.add %iterArg_54, %99 : tensor<5x5xf32>
      %101 = stablehlo.dot_general %93, %iterArg_46, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
      %102 = stablehlo.add %89, %101 : tensor<2x5xf32>
      %103 = stablehlo.dot_general %93, %46, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x16xf32>) -> tensor<5x16xf32>
      %104 = stablehlo.transpose %103, dims = [1, 0] : (tensor<5x16xf32>) -> tensor<16x5xf32>
      %105 = stablehlo.add %iterArg_53, %104 : tensor<16x5xf32>
      %106 = stablehlo.multiply %65, %48 : tensor<2x5xf32>
      %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %107 = stablehlo.reduce(%106 init: %cst_69) applies stablehlo.add across dimensions = [0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<5xf32>
      %108 = stablehlo.reshape %107 : (tensor<5xf32>) -> tensor<1x5xf32>
      %109 = stablehlo.reshape %108 : (tensor<1x5xf32>) -> tensor<5xf32>
      %110 = stablehlo.add %iterArg_52, %109 : tensor<5xf32>
      %111 = stablehlo.dot_general %106, %47, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<5x5xf32>
      %112 = stablehlo.transpose %111, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
      %113 = stablehlo.add %iterArg_51, %112 : tensor<5x5xf32>
      %114 = stablehlo.dot_general %106, %iterArg_45, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
      %115 = stablehlo.add %102, %114 : tensor<2x5xf32>
      %116 = stablehlo.dot_general %106, %46, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x16xf32>) -> tensor<5x16xf32>
      %117 = stablehlo.transpose %116, dims = [1, 0] : (tensor<5x16xf32>) -> tensor<16x5xf32>
      %118 = stablehlo.add %iterArg_50, %117 : tensor<16x5xf32>
      %c_70 = stablehlo.constant dense<1> : tensor<i32>
      %119 = stablehlo.add %iterArg_49, %c_70 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %119, %118, %113, %110, %105, %100, %97, %92, %87, %84, %79, %75, %72, %66, %115 : tensor<7x2x5xf32>, tensor<7x2x16xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<i32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    }
    return %42#24, %42#23, %42#27, %42#26, %42#21, %42#20, %42#30, %42#29, %42#22, %42#25, %42#19, %42#28 : tensor<5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<5x5xf32>, tensor<16x5xf32>, tensor<16x5xf32>, tensor<16x5xf32>, tensor<16x5xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7x2x16xf32>, %arg1: tensor<i32>) -> tensor<2x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 16] : (tensor<7x2x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x16xf32>) -> tensor<2x16xf32>
    return %1 : tensor<2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<7x2x5xf32>, %arg1: tensor<2x5xf32>, %arg2: tensor<i32>) -> tensor<7x2x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<7x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x2x5xf32>
    return %1 : tensor<7x2x5xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<7x2x5xf32>, %arg1: tensor<i32>) -> tensor<2x5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 5] : (tensor<7x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
    return %1 : tensor<2x5xf32>
  }
}
