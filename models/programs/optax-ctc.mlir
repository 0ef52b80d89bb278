module @jit_optax_ctc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x16xf32>, %arg1: tensor<3xi32>) -> (tensor<1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<6x16xf32>) -> tensor<1x6x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x3xi32>
    %4 = stablehlo.add %2, %3 : tensor<1x3xi32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %6 = call @log_softmax(%0) : (tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
    %8 = stablehlo.convert %7 : (tensor<1xf32>) -> tensor<1xi32>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.subtract %9, %8 : tensor<1xi32>
    %11 = stablehlo.slice %4 [0:1, 0:2] : (tensor<1x3xi32>) -> tensor<1x2xi32>
    %12 = stablehlo.slice %4 [0:1, 1:3] : (tensor<1x3xi32>) -> tensor<1x2xi32>
    %13 = stablehlo.compare EQ, %11, %12, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
    %14 = stablehlo.convert %13 : (tensor<1x2xi1>) -> tensor<1x2xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %15 = call @_pad(%14, %c_3) : (tensor<1x2xf32>, tensor<i32>) -> tensor<1x3xf32>
    %16 = stablehlo.slice %6 [0:1, 0:6, 0:1] : (tensor<1x6x16xf32>) -> tensor<1x6x1xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0, 2] : (tensor<1x6x1xf32>) -> tensor<6x1x1xf32>
    %18 = call @_one_hot(%4) : (tensor<1x3xi32>) -> tensor<1x3x16xf32>
    %19 = stablehlo.dot_general %6, %18, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x6x16xf32>, tensor<1x3x16xf32>) -> tensor<1x6x3xf32>
    %20 = stablehlo.transpose %19, dims = [1, 0, 2] : (tensor<1x6x3xf32>) -> tensor<6x1x3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %23 = stablehlo.multiply %21, %22 : tensor<1x4xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %26 = "stablehlo.scatter"(%23, %24, %25) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<1x4xf32>, tensor<1xi32>, tensor<1xf32>) -> tensor<1x4xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %cst_9 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %29 = stablehlo.multiply %27, %28 : tensor<1x3xf32>
    %30 = stablehlo.transpose %1, dims = [1, 0] : (tensor<1x6xf32>) -> tensor<6x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x1x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x1x3xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %33:9 = stablehlo.while(%iterArg = %20, %iterArg_13 = %17, %iterArg_14 = %30, %iterArg_15 = %15, %iterArg_16 = %c_12, %iterArg_17 = %26, %iterArg_18 = %29, %iterArg_19 = %31, %iterArg_20 = %32) : tensor<6x1x3xf32>, tensor<6x1x1xf32>, tensor<6x1xf32>, tensor<1x3xf32>, tensor<i32>, tensor<1x4xf32>, tensor<1x3xf32>, tensor<6x1x4xf32>, tensor<6x1x3xf32>
    cond {
      %c_21 = stablehlo.constant dense<6> : tensor<i32>
      %54 = stablehlo.compare LT, %iterArg_16, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %54 : tensor<i1>
    } do {
      %54 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_16) : (tensor<6x1x3xf32>, tensor<i32>) -> tensor<1x3xf32>
      %55 = func.call @dynamic_index_in_dim_0(%iterArg_13, %iterArg_16) : (tensor<6x1x1xf32>, tensor<i32>) -> tensor<1x1xf32>
      %56 = func.call @dynamic_index_in_dim_1(%iterArg_14, %iterArg_16) : (tensor<6x1xf32>, tensor<i32>) -> tensor<1xf32>
      %cst_21 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
      %57 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
      %58 = stablehlo.multiply %57, %iterArg_15 : tensor<1x3xf32>
      %59 = stablehlo.add %iterArg_18, %58 : tensor<1x3xf32>
      %60 = stablehlo.slice %iterArg_17 [0:1, 0:1] : (tensor<1x4xf32>) -> tensor<1x1xf32>
      %61 = stablehlo.slice %iterArg_17 [0:1, 1:4] : (tensor<1x4xf32>) -> tensor<1x3xf32>
      %62 = stablehlo.maximum %61, %59 : tensor<1x3xf32>
      %63 = stablehlo.subtract %61, %59 : tensor<1x3xf32>
      %64 = stablehlo.compare NE, %63, %63, FLOAT : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %65 = stablehlo.add %61, %59 : tensor<1x3xf32>
      %66 = stablehlo.abs %63 : tensor<1x3xf32>
      %67 = stablehlo.negate %66 : tensor<1x3xf32>
      %68 = stablehlo.exponential %67 : tensor<1x3xf32>
      %69 = stablehlo.log_plus_one %68 : tensor<1x3xf32>
      %70 = stablehlo.add %62, %69 : tensor<1x3xf32>
      %71 = stablehlo.select %64, %65, %70 : tensor<1x3xi1>, tensor<1x3xf32>
      %72 = stablehlo.concatenate %60, %71, dim = 1 : (tensor<1x1xf32>, tensor<1x3xf32>) -> tensor<1x4xf32>
      %73 = stablehlo.slice %72 [0:1, 0:3] : (tensor<1x4xf32>) -> tensor<1x3xf32>
      %74 = stablehlo.add %73, %54 : tensor<1x3xf32>
      %75 = stablehlo.add %iterArg_18, %54 : tensor<1x3xf32>
      %76 = stablehlo.maximum %74, %75 : tensor<1x3xf32>
      %77 = stablehlo.subtract %74, %75 : tensor<1x3xf32>
      %78 = stablehlo.compare NE, %77, %77, FLOAT : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %79 = stablehlo.add %74, %75 : tensor<1x3xf32>
      %80 = stablehlo.abs %77 : tensor<1x3xf32>
      %81 = stablehlo.negate %80 : tensor<1x3xf32>
      %82 = stablehlo.exponential %81 : tensor<1x3xf32>
      %83 = stablehlo.log_plus_one %82 : tensor<1x3xf32>
      %84 = stablehlo.add %76, %83 : tensor<1x3xf32>
      %85 = stablehlo.select %78, %79, %84 : tensor<1x3xi1>, tensor<1x3xf32>
      %86 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x4xf32>
      %87 = stablehlo.add %72, %86 : tensor<1x4xf32>
      %88 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x3xf32>
      %89 = stablehlo.add %iterArg_18, %88 : tensor<1x3xf32>
      %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
      %91 = stablehlo.subtract %90, %iterArg_15 : tensor<1x3xf32>
      %cst_23 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
      %92 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
      %93 = stablehlo.multiply %92, %91 : tensor<1x3xf32>
      %94 = stablehlo.add %89, %93 : tensor<1x3xf32>
      %95 = stablehlo.slice %87 [0:1, 0:1] : (tensor<1x4xf32>) -> tensor<1x1xf32>
      %96 = stablehlo.slice %87 [0:1, 1:4] : (tensor<1x4xf32>) -> tensor<1x3xf32>
      %97 = stablehlo.maximum %96, %94 : tensor<1x3xf32>
      %98 = stablehlo.subtract %96, %94 : tensor<1x3xf32>
      %99 = stablehlo.compare NE, %98, %98, FLOAT : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %100 = stablehlo.add %96, %94 : tensor<1x3xf32>
      %101 = stablehlo.abs %98 : tensor<1x3xf32>
      %102 = stablehlo.negate %101 : tensor<1x3xf32>
      %103 = stablehlo.exponential %102 : tensor<1x3xf32>
      %104 = stablehlo.log_plus_one %103 : tensor<1x3xf32>
      %105 = stablehlo.add %97, %104 : tensor<1x3xf32>
      %106 = stablehlo.select %99, %100, %105 : tensor<1x3xi1>, tensor<1x3xf32>
      %107 = stablehlo.concatenate %95, %106, dim = 1 : (tensor<1x1xf32>, tensor<1x3xf32>) -> tensor<1x4xf32>
      %108 = stablehlo.reshape %56 : (tensor<1xf32>) -> tensor<1x1xf32>
      %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x3xf32>
      %110 = stablehlo.multiply %109, %iterArg_18 : tensor<1x3xf32>
      %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %111 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
      %112 = stablehlo.subtract %111, %108 : tensor<1x1xf32>
      %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x3xf32>
      %114 = stablehlo.multiply %113, %85 : tensor<1x3xf32>
      %115 = stablehlo.add %110, %114 : tensor<1x3xf32>
      %116 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x4xf32>
      %117 = stablehlo.multiply %116, %iterArg_17 : tensor<1x4xf32>
      %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %118 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
      %119 = stablehlo.subtract %118, %108 : tensor<1x1xf32>
      %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x4xf32>
      %121 = stablehlo.multiply %120, %107 : tensor<1x4xf32>
      %122 = stablehlo.add %117, %121 : tensor<1x4xf32>
      %123 = func.call @dynamic_update_index_in_dim(%iterArg_19, %122, %iterArg_16) : (tensor<6x1x4xf32>, tensor<1x4xf32>, tensor<i32>) -> tensor<6x1x4xf32>
      %124 = func.call @dynamic_update_index_in_dim_2(%iterArg_20, %115, %iterArg_16) : (tensor<6x1x3xf32>, tensor<1x3xf32>, tensor<i32>) -> tensor<6x1x3xf32>
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %125 = stablehlo.add %iterArg_16, %c_26 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %125, %122, %115, %123, %124 : tensor<6x1x3xf32>, tensor<6x1x1xf32>, tensor<6x1xf32>, tensor<1x3xf32>, tensor<i32>, tensor<1x4xf32>, tensor<1x3xf32>, tensor<6x1x4xf32>, tensor<6x1x3xf32>
    }
    %34 = stablehlo.slice %33#7 [5:6, 0:1, 0:4] : (tensor<6x1x4xf32>) -> tensor<1x1x4xf32>
    %35 = stablehlo.reshape %34 : (tensor<1x1x4xf32>) -> tensor<1x4xf32>
    %36 = stablehlo.slice %33#8 [5:6, 0:1, 0:3] : (tensor<6x1x3xf32>) -> tensor<1x1x3xf32>
    %37 = stablehlo.reshape %36 : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
    %38 = stablehlo.slice %35 [0:1, 0:1] : (tensor<1x4xf32>) -> tensor<1x1xf32>
    %39 = stablehlo.slice %35 [0:1, 1:4] : (tensor<1x4xf32>) -> tensor<1x3xf32>
    %40 = stablehlo.maximum %39, %37 : tensor<1x3xf32>
    %41 = stablehlo.subtract %39, %37 : tensor<1x3xf32>
    %42 = stablehlo.compare NE, %41, %41, FLOAT : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
    %43 = stablehlo.add %39, %37 : tensor<1x3xf32>
    %44 = stablehlo.abs %41 : tensor<1x3xf32>
    %45 = stablehlo.negate %44 : tensor<1x3xf32>
    %46 = stablehlo.exponential %45 : tensor<1x3xf32>
    %47 = stablehlo.log_plus_one %46 : tensor<1x3xf32>
    %48 = stablehlo.add %40, %47 : tensor<1x3xf32>
    %49 = stablehlo.select %42, %43, %48 : tensor<1x3xi1>, tensor<1x3xf32>
    %50 = stablehlo.concatenate %38, %49, dim = 1 : (tensor<1x1xf32>, tensor<1x3xf32>) -> tensor<1x4xf32>
    %51 = call @_one_hot_3(%10) : (tensor<1xi32>) -> tensor<1x4xf32>
    %52 = stablehlo.dot_general %50, %51, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1xf32>
    %53 = stablehlo.negate %52 : tensor<1xf32>
    return %53 : tensor<1xf32>
  }
  func.func private @log_softmax(%arg0: tensor<1x6x16xf32>) -> tensor<1x6x16xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<1x6x16xf32>, tensor<f32>) -> tensor<1x6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<1x6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<1x6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x6x1xf32>) -> tensor<1x6x16xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<1x6x16xf32>
    %6 = stablehlo.exponential %5 : tensor<1x6x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<1x6x16xf32>, tensor<f32>) -> tensor<1x6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<1x6x1xf32>
    %9 = stablehlo.log %8 : tensor<1x6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x6x1xf32>) -> tensor<1x6x16xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<1x6x16xf32>
    return %11 : tensor<1x6x16xf32>
  }
  func.func private @_pad(%arg0: tensor<1x2xf32>, %arg1: tensor<i32>) -> tensor<1x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<1x3xf32>
    return %1 : tensor<1x3xf32>
  }
  func.func private @_one_hot(%arg0: tensor<1x3xi32>) -> tensor<1x3x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<1x3x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x16xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x3x1xi32>) -> tensor<1x3x16xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<1x3x16xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<1x3x16xi32>, tensor<1x3x16xi32>) -> tensor<1x3x16xi1>
    %5 = stablehlo.convert %4 : (tensor<1x3x16xi1>) -> tensor<1x3x16xf32>
    return %5 : tensor<1x3x16xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x1x3xf32>, %arg1: tensor<i32>) -> tensor<1x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 3] : (tensor<6x1x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
    return %1 : tensor<1x3xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<6x1x1xf32>, %arg1: tensor<i32>) -> tensor<1x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 1] : (tensor<6x1x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
    return %1 : tensor<1x1xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<6x1xf32>, %arg1: tensor<i32>) -> tensor<1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1] : (tensor<6x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf32>) -> tensor<1xf32>
    return %1 : tensor<1xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x1x4xf32>, %arg1: tensor<1x4xf32>, %arg2: tensor<i32>) -> tensor<6x1x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x1x4xf32>, tensor<1x1x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1x4xf32>
    return %1 : tensor<6x1x4xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<6x1x3xf32>, %arg1: tensor<1x3xf32>, %arg2: tensor<i32>) -> tensor<6x1x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x1x3xf32>, tensor<1x1x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1x3xf32>
    return %1 : tensor<6x1x3xf32>
  }
  func.func private @_one_hot_3(%arg0: tensor<1xi32>) -> tensor<1x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x4xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x4xi32>
    %3 = stablehlo.compare EQ, %2, %1, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %4 = stablehlo.convert %3 : (tensor<1x4xi1>) -> tensor<1x4xf32>
    return %4 : tensor<1x4xf32>
  }
}
