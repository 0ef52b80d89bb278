module @jit_optax_adafactor attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xf32>, %arg1: tensor<16x6xf32>, %arg2: tensor<6x16xf32>, %arg3: tensor<6x6xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<6xf32> {jax.result_info = "result[1]['b']"}, tensor<16x6xf32> {jax.result_info = "result[1]['w']"}) {
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x6xf32>) -> tensor<6x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %3 = stablehlo.add %0, %2 : tensor<6x6xf32>
    %4 = stablehlo.tanh %3 : tensor<6x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %6 = stablehlo.add %5, %4 : tensor<6x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %8 = stablehlo.subtract %7, %4 : tensor<6x6xf32>
    %9 = stablehlo.multiply %6, %8 : tensor<6x6xf32>
    %10 = stablehlo.subtract %4, %arg3 : tensor<6x6xf32>
    %11 = chlo.square %10 : tensor<6x6xf32> -> tensor<6x6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<6x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %16 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %18 = stablehlo.multiply %17, %13 : tensor<6x6xf32>
    %19 = stablehlo.multiply %18, %9 : tensor<6x6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %21 = stablehlo.reshape %20 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %23 = stablehlo.dot_general %19, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<6x16xf32>) -> tensor<16x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.subtract %c, %c_10 : tensor<i32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %28 = stablehlo.add %27, %c_11 : tensor<i32>
    %29 = stablehlo.convert %28 : (tensor<i32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %30 = stablehlo.power %29, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.subtract %cst_13, %30 : tensor<f32>
    %32 = stablehlo.multiply %22, %22 : tensor<6xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %34 = stablehlo.add %32, %33 : tensor<6xf32>
    %35 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %36 = stablehlo.multiply %35, %25 : tensor<6xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.subtract %cst_15, %31 : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %39 = stablehlo.multiply %38, %34 : tensor<6xf32>
    %40 = stablehlo.add %36, %39 : tensor<6xf32>
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %42 = stablehlo.power %40, %41 : tensor<6xf32>
    %43 = stablehlo.multiply %22, %42 : tensor<6xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.subtract %c_17, %c_18 : tensor<i32>
    %c_19 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %44, %c_19 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %47 = stablehlo.power %46, %cst_20 : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.subtract %cst_21, %47 : tensor<f32>
    %49 = stablehlo.multiply %24, %24 : tensor<16x6xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %51 = stablehlo.add %49, %50 : tensor<16x6xf32>
    %52 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %53 = stablehlo.multiply %52, %26 : tensor<16x6xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.subtract %cst_23, %48 : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %56 = stablehlo.multiply %55, %51 : tensor<16x6xf32>
    %57 = stablehlo.add %53, %56 : tensor<16x6xf32>
    %cst_24 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %59 = stablehlo.power %57, %58 : tensor<16x6xf32>
    %60 = stablehlo.multiply %24, %59 : tensor<16x6xf32>
    %61 = stablehlo.multiply %43, %43 : tensor<6xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_26 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %63 = stablehlo.divide %62, %cst_26 : tensor<f32>
    %64 = stablehlo.sqrt %63 : tensor<f32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.divide %64, %cst_27 : tensor<f32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.maximum %cst_28, %65 : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %68 = stablehlo.divide %43, %67 : tensor<6xf32>
    %69 = stablehlo.multiply %60, %60 : tensor<16x6xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_30 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %71 = stablehlo.divide %70, %cst_30 : tensor<f32>
    %72 = stablehlo.sqrt %71 : tensor<f32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.divide %72, %cst_31 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %74 = stablehlo.maximum %cst_32, %73 : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %76 = stablehlo.divide %60, %75 : tensor<16x6xf32>
    %cst_33 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %78 = stablehlo.multiply %77, %68 : tensor<6xf32>
    %cst_34 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %80 = stablehlo.multiply %79, %76 : tensor<16x6xf32>
    %81 = stablehlo.multiply %arg0, %arg0 : tensor<6xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_35) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_36 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %83 = stablehlo.divide %82, %cst_36 : tensor<f32>
    %84 = stablehlo.sqrt %83 : tensor<f32>
    %cst_37 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %85 = stablehlo.compare LE, %84, %cst_37, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %87 = call @_where(%85, %86, %arg0) : (tensor<i1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_39 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %88 = stablehlo.compare LE, %84, %cst_39, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %89 = stablehlo.multiply %87, %87 : tensor<6xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_41 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %91 = stablehlo.divide %90, %cst_41 : tensor<f32>
    %92 = stablehlo.sqrt %91 : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %93 = call @_where_0(%88, %cst_42, %92) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %95 = stablehlo.multiply %78, %94 : tensor<6xf32>
    %96 = stablehlo.multiply %arg1, %arg1 : tensor<16x6xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_43) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_44 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %98 = stablehlo.divide %97, %cst_44 : tensor<f32>
    %99 = stablehlo.sqrt %98 : tensor<f32>
    %cst_45 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %100 = stablehlo.compare LE, %99, %cst_45, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %102 = call @_where_1(%100, %101, %arg1) : (tensor<i1>, tensor<16x6xf32>, tensor<16x6xf32>) -> tensor<16x6xf32>
    %cst_47 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %103 = stablehlo.compare LE, %99, %cst_47, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %104 = stablehlo.multiply %102, %102 : tensor<16x6xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%104 init: %cst_48) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_49 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %106 = stablehlo.divide %105, %cst_49 : tensor<f32>
    %107 = stablehlo.sqrt %106 : tensor<f32>
    %cst_50 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %108 = call @_where_0(%103, %cst_50, %107) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %110 = stablehlo.multiply %80, %109 : tensor<16x6xf32>
    %cst_51 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %112 = stablehlo.multiply %111, %95 : tensor<6xf32>
    %cst_52 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %114 = stablehlo.multiply %113, %110 : tensor<16x6xf32>
    %115 = stablehlo.add %arg0, %112 : tensor<6xf32>
    %116 = stablehlo.add %arg1, %114 : tensor<16x6xf32>
    return %15, %115, %116 : tensor<f32>, tensor<6xf32>, tensor<16x6xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<16x6xf32>, %arg2: tensor<16x6xf32>) -> tensor<16x6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<16x6xf32>
    return %0 : tensor<16x6xf32>
  }
}
