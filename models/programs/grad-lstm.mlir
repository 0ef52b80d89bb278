module @jit_grad_lstm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x32xf32>, %arg1: tensor<8x32xf32>, %arg2: tensor<7x2x16xf32>) -> (tensor<16x32xf32> {jax.result_info = "result[0]"}, tensor<8x32xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x2x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x2x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x2x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x2x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x2x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x2x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x2x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x2x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x2x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x2x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x2x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x2x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %14:19 = stablehlo.while(%iterArg = %arg2, %iterArg_21 = %arg0, %iterArg_22 = %arg1, %iterArg_23 = %c, %iterArg_24 = %0, %iterArg_25 = %0, %iterArg_26 = %1, %iterArg_27 = %2, %iterArg_28 = %3, %iterArg_29 = %4, %iterArg_30 = %5, %iterArg_31 = %6, %iterArg_32 = %7, %iterArg_33 = %8, %iterArg_34 = %9, %iterArg_35 = %10, %iterArg_36 = %11, %iterArg_37 = %12, %iterArg_38 = %13) : tensor<7x2x16xf32>, tensor<16x32xf32>, tensor<8x32xf32>, tensor<i32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>
    cond {
      %c_39 = stablehlo.constant dense<7> : tensor<i32>
      %25 = stablehlo.compare LT, %iterArg_23, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
    } do {
      %25 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_23) : (tensor<7x2x16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %26 = stablehlo.dot_general %25, %iterArg_21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16xf32>, tensor<16x32xf32>) -> tensor<2x32xf32>
      %27 = stablehlo.dot_general %iterArg_24, %iterArg_22, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8xf32>, tensor<8x32xf32>) -> tensor<2x32xf32>
      %28 = stablehlo.add %26, %27 : tensor<2x32xf32>
      %29 = stablehlo.slice %28 [0:2, 0:8] : (tensor<2x32xf32>) -> tensor<2x8xf32>
      %30 = stablehlo.slice %28 [0:2, 8:16] : (tensor<2x32xf32>) -> tensor<2x8xf32>
      %31 = stablehlo.slice %28 [0:2, 16:24] : (tensor<2x32xf32>) -> tensor<2x8xf32>
      %32 = stablehlo.slice %28 [0:2, 24:32] : (tensor<2x32xf32>) -> tensor<2x8xf32>
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %33 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %34 = stablehlo.add %30, %33 : tensor<2x8xf32>
      %35 = stablehlo.negate %34 : tensor<2x8xf32>
      %36 = stablehlo.exponential %35 : tensor<2x8xf32>
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %37 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %38 = stablehlo.add %37, %36 : tensor<2x8xf32>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %39 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %40 = stablehlo.divide %39, %38 : tensor<2x8xf32>
      %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %41 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %42 = stablehlo.subtract %41, %40 : tensor<2x8xf32>
      %43 = stablehlo.multiply %40, %42 : tensor<2x8xf32>
      %44 = stablehlo.multiply %40, %iterArg_25 : tensor<2x8xf32>
      %45 = stablehlo.negate %29 : tensor<2x8xf32>
      %46 = stablehlo.exponential %45 : tensor<2x8xf32>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %47 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %48 = stablehlo.add %47, %46 : tensor<2x8xf32>
      %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %50 = stablehlo.divide %49, %48 : tensor<2x8xf32>
      %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %52 = stablehlo.subtract %51, %50 : tensor<2x8xf32>
      %53 = stablehlo.multiply %50, %52 : tensor<2x8xf32>
      %54 = stablehlo.tanh %31 : tensor<2x8xf32>
      %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %55 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %56 = stablehlo.add %55, %54 : tensor<2x8xf32>
      %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %57 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %58 = stablehlo.subtract %57, %54 : tensor<2x8xf32>
      %59 = stablehlo.multiply %56, %58 : tensor<2x8xf32>
      %60 = stablehlo.multiply %50, %54 : tensor<2x8xf32>
      %61 = stablehlo.add %44, %60 : tensor<2x8xf32>
      %62 = stablehlo.negate %32 : tensor<2x8xf32>
      %63 = stablehlo.exponential %62 : tensor<2x8xf32>
      %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %64 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %65 = stablehlo.add %64, %63 : tensor<2x8xf32>
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %66 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %67 = stablehlo.divide %66, %65 : tensor<2x8xf32>
      %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %68 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %69 = stablehlo.subtract %68, %67 : tensor<2x8xf32>
      %70 = stablehlo.multiply %67, %69 : tensor<2x8xf32>
      %71 = stablehlo.tanh %61 : tensor<2x8xf32>
      %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %72 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %73 = stablehlo.add %72, %71 : tensor<2x8xf32>
      %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %75 = stablehlo.subtract %74, %71 : tensor<2x8xf32>
      %76 = stablehlo.multiply %73, %75 : tensor<2x8xf32>
      %77 = stablehlo.multiply %67, %71 : tensor<2x8xf32>
      %78 = func.call @dynamic_update_index_in_dim(%iterArg_26, %77, %iterArg_23) : (tensor<7x2x8xf32>, tensor<2x8xf32>, tensor<i32>) -> tensor<7x2x8xf32>
      %79 = func.call @dynamic_update_index_in_dim(%iterArg_27, %iterArg_24, %iterArg_23) : (tensor<7x2x8xf32>, tensor<2x8xf32>, tensor<i32>) -> tensor<7x2x8xf32>
      %80 = func.call @dynamic_update_index_in_dim(%iterArg_28, %43, %iterArg_23) : (tensor<7x2x8xf32>, tensor<2x8xf32>, tensor<i32>) -> tensor<7x2x8xf32>
      %81 = func.call @dynamic_update_index_in_dim(%iterArg_29, %iterArg_25, %iterArg_23) : (tensor<7x2x8xf32>, tensor<2x8xf32>, tensor<i32>) -> tensor<7x2x8xf32>
      %82 = func.call @dynamic_update_index_in_dim(%iterArg_30, %40, %iterArg_23) : (tensor<7x2x8xf32>, tensor<2x8xf32>, tensor<i32>) -> tensor<7x2x8xf32>
      %83 = func.call @dynamic_update_index_in_dim(%iterArg_31, %53, %iterArg_23) : (tensor<7x2x8xf32>, tensor<2x8xf32>, tensor<i32>) -> tensor<7x2x8xf32>
      %84 = func.call @dynamic_update_index_in_dim(%iterArg_32, %59, %iterArg_23) : (tensor<7x2x8xf32>, tensor<2x8xf32>, tensor<i32>) -> tensor<7x2x8xf32>
      %85 = func.call @dynamic_update_index_in_dim(%iterArg_33, %54, %iterArg_23) : (tensor<7x2x8xf32>, tensor<2x8xf32>, tensor<i32>) -> tensor<7x2x8xf32>
      %86 = func.call @dynamic_update_index_in_dim(%iterArg_34, %50, %iterArg_23) : (tensor<7x2x8xf32>, tensor<2x8xf32>, tensor<i32>) -> tensor<7x2x8xf32>
      %87 = func.call @dynamic_update_index_in_dim(%iterArg_35, %70, %iterArg_23) : (tensor<7x2x8xf32>, tensor<2x8xf32>, tensor<i32>) -> tensor<7x2x8xf32>
      %88 = func.call @dynamic_update_index_in_dim(%iterArg_36, %76, %iterArg_23) : (tensor<7x2x8xf32>, tensor<2x8xf32>, tensor<i32>) -> tensor<7x2x8xf32>
      %89 = func.call @dynamic_update_index_in_dim(%iterArg_37, %71, %iterArg_23) : (tensor<7x2x8xf32>, tensor<2x8xf32>, tensor<i32>) -> tensor<7x2x8xf32>
      %90 = func.call @dynamic_update_index_in_dim(%iterArg_38, %67, %iterArg_23) : (tensor<7x2x8xf32>, tensor<2x8xf32>, tensor<i32>) -> tensor<7x2x8xf32>
      %c_53 = stablehlo.constant dense<1> : tensor<i32>
      %91 = stablehlo.add %iterArg_23, %c_53 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_21, %iterArg_22, %91, %77, %61, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90 : tensor<7x2x16xf32>, tensor<16x32xf32>, tensor<8x32xf32>, tensor<i32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>
    }
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x2x8xf32>
    %16 = stablehlo.multiply %15, %14#6 : tensor<7x2x8xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.120000e+02> : tensor<f32>
    %17 = stablehlo.divide %cst_14, %cst_15 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<7x2x8xf32>
    %19 = stablehlo.multiply %18, %16 : tensor<7x2x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %24:20 = stablehlo.while(%iterArg = %19, %iterArg_21 = %arg2, %iterArg_22 = %14#7, %iterArg_23 = %14#8, %iterArg_24 = %14#9, %iterArg_25 = %14#10, %iterArg_26 = %14#11, %iterArg_27 = %14#12, %iterArg_28 = %14#13, %iterArg_29 = %14#14, %iterArg_30 = %14#15, %iterArg_31 = %14#16, %iterArg_32 = %14#17, %iterArg_33 = %14#18, %iterArg_34 = %arg1, %iterArg_35 = %c_20, %iterArg_36 = %22, %iterArg_37 = %23, %iterArg_38 = %20, %iterArg_39 = %21) : tensor<7x2x8xf32>, tensor<7x2x16xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<8x32xf32>, tensor<i32>, tensor<16x32xf32>, tensor<8x32xf32>, tensor<2x8xf32>, tensor<2x8xf32>
    cond {
      %c_40 = stablehlo.constant dense<7> : tensor<i32>
      %25 = stablehlo.compare LT, %iterArg_35, %c_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
    } do {
      %c_40 = stablehlo.constant dense<7> : tensor<i32>
      %25 = stablehlo.subtract %c_40, %iterArg_35 : tensor<i32>
      %c_41 = stablehlo.constant dense<1> : tensor<i32>
      %26 = stablehlo.subtract %25, %c_41 : tensor<i32>
      %27 = func.call @dynamic_index_in_dim_0(%iterArg, %26) : (tensor<7x2x8xf32>, tensor<i32>) -> tensor<2x8xf32>
      %28 = func.call @dynamic_index_in_dim(%iterArg_21, %26) : (tensor<7x2x16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %29 = func.call @dynamic_index_in_dim_0(%iterArg_22, %26) : (tensor<7x2x8xf32>, tensor<i32>) -> tensor<2x8xf32>
      %30 = func.call @dynamic_index_in_dim_0(%iterArg_23, %26) : (tensor<7x2x8xf32>, tensor<i32>) -> tensor<2x8xf32>
      %31 = func.call @dynamic_index_in_dim_0(%iterArg_24, %26) : (tensor<7x2x8xf32>, tensor<i32>) -> tensor<2x8xf32>
      %32 = func.call @dynamic_index_in_dim_0(%iterArg_25, %26) : (tensor<7x2x8xf32>, tensor<i32>) -> tensor<2x8xf32>
      %33 = func.call @dynamic_index_in_dim_0(%iterArg_26, %26) : (tensor<7x2x8xf32>, tensor<i32>) -> tensor<2x8xf32>
      %34 = func.call @dynamic_index_in_dim_0(%iterArg_27, %26) : (tensor<7x2x8xf32>, tensor<i32>) -> tensor<2x8xf32>
      %35 = func.call @dynamic_index_in_dim_0(%iterArg_28, %26) : (tensor<7x2x8xf32>, tensor<i32>) -> tensor<2x8xf32>
      %36 = func.call @dynamic_index_in_dim_0(%iterArg_29, %26) : (tensor<7x2x8xf32>, tensor<i32>) -> tensor<2x8xf32>
      %37 = func.call @dynamic_index_in_dim_0(%iterArg_30, %26) : (tensor<7x2x8xf32>, tensor<i32>) -> tensor<2x8xf32>
      %38 = func.call @dynamic_index_in_dim_0(%iterArg_31, %26) : (tensor<7x2x8xf32>, tensor<i32>) -> tensor<2x8xf32>
      %39 = func.call @dynamic_index_in_dim_0(%iterArg_32, %26) : (tensor<7x2x8xf32>, tensor<i32>) -> tensor<2x8xf32>
      %40 = func.call @dynamic_index_in_dim_0(%iterArg_33, %26) : (tensor<7x2x8xf32>, tensor<i32>) -> tensor<2x8xf32>
      %41 = stablehlo.add %iterArg_38, %27 : tensor<2x8xf32>
      %42 = stablehlo.multiply %40, %41 : tensor<2x8xf32>
      %43 = stablehlo.multiply %41, %39 : tensor<2x8xf32>
      %44 = stablehlo.multiply %42, %38 : tensor<2x8xf32>
      %45 = stablehlo.add %iterArg_39, %44 : tensor<2x8xf32>
      %46 = stablehlo.multiply %43, %37 : tensor<2x8xf32>
      %47 = stablehlo.multiply %36, %45 : tensor<2x8xf32>
      %48 = stablehlo.multiply %45, %35 : tensor<2x8xf32>
      %49 = stablehlo.multiply %47, %34 : tensor<2x8xf32>
      %50 = stablehlo.multiply %48, %33 : tensor<2x8xf32>
      %51 = stablehlo.multiply %32, %45 : tensor<2x8xf32>
      %52 = stablehlo.multiply %45, %31 : tensor<2x8xf32>
      %53 = stablehlo.multiply %52, %30 : tensor<2x8xf32>
      %54 = stablehlo.concatenate %50, %53, %49, %46, dim = 1 : (tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x32xf32>
      %55 = stablehlo.dot_general %54, %29, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32xf32>, tensor<2x8xf32>) -> tensor<32x8xf32>
      %56 = stablehlo.transpose %55, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
      %57 = stablehlo.add %iterArg_37, %56 : tensor<8x32xf32>
      %58 = stablehlo.dot_general %54, %iterArg_34, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32xf32>, tensor<8x32xf32>) -> tensor<2x8xf32>
      %59 = stablehlo.dot_general %54, %28, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32xf32>, tensor<2x16xf32>) -> tensor<32x16xf32>
      %60 = stablehlo.transpose %59, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
      %61 = stablehlo.add %iterArg_36, %60 : tensor<16x32xf32>
      %c_42 = stablehlo.constant dense<1> : tensor<i32>
      %62 = stablehlo.add %iterArg_35, %c_42 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %62, %61, %57, %58, %51 : tensor<7x2x8xf32>, tensor<7x2x16xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<7x2x8xf32>, tensor<8x32xf32>, tensor<i32>, tensor<16x32xf32>, tensor<8x32xf32>, tensor<2x8xf32>, tensor<2x8xf32>
    }
    return %24#16, %24#17 : tensor<16x32xf32>, tensor<8x32xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7x2x16xf32>, %arg1: tensor<i32>) -> tensor<2x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 16] : (tensor<7x2x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x16xf32>) -> tensor<2x16xf32>
    return %1 : tensor<2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<7x2x8xf32>, %arg1: tensor<2x8xf32>, %arg2: tensor<i32>) -> tensor<7x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x8xf32>) -> tensor<1x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<7x2x8xf32>, tensor<1x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x2x8xf32>
    return %1 : tensor<7x2x8xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<7x2x8xf32>, %arg1: tensor<i32>) -> tensor<2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 8] : (tensor<7x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x8xf32>) -> tensor<2x8xf32>
    return %1 : tensor<2x8xf32>
  }
}
