module @jit_optax_radam attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.multiply %29, %22 : tensor<6xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %32 = stablehlo.multiply %31, %25 : tensor<6xf32>
    %33 = stablehlo.add %30, %32 : tensor<6xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %35 = stablehlo.multiply %34, %24 : tensor<16x6xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %37 = stablehlo.multiply %36, %26 : tensor<16x6xf32>
    %38 = stablehlo.add %35, %37 : tensor<16x6xf32>
    %39 = stablehlo.multiply %22, %22 : tensor<6xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<6xf32>
    %cst_17 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %43 = stablehlo.multiply %42, %27 : tensor<6xf32>
    %44 = stablehlo.add %41, %43 : tensor<6xf32>
    %45 = stablehlo.multiply %24, %24 : tensor<16x6xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %47 = stablehlo.multiply %46, %45 : tensor<16x6xf32>
    %cst_19 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %49 = stablehlo.multiply %48, %28 : tensor<16x6xf32>
    %50 = stablehlo.add %47, %49 : tensor<16x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<2147483647> : tensor<i32>
    %51 = stablehlo.compare LT, %c, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %52 = stablehlo.add %c_21, %c_22 : tensor<i32>
    %c_23 = stablehlo.constant dense<2147483647> : tensor<i32>
    %53 = call @_where(%51, %52, %c_23) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_24 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %54 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f32>
    %55 = stablehlo.power %cst_24, %54 : tensor<f32>
    %c_25 = stablehlo.constant dense<2> : tensor<i32>
    %56 = stablehlo.multiply %c_25, %53 : tensor<i32>
    %57 = stablehlo.convert %56 : (tensor<i32>) -> tensor<f32>
    %58 = stablehlo.multiply %57, %55 : tensor<f32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.subtract %cst_26, %55 : tensor<f32>
    %60 = stablehlo.divide %58, %59 : tensor<f32>
    %cst_27 = stablehlo.constant dense<1.999000e+03> : tensor<f32>
    %61 = stablehlo.subtract %cst_27, %60 : tensor<f32>
    %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %62 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f32>
    %63 = stablehlo.power %cst_28, %62 : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.subtract %cst_29, %63 : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %66 = stablehlo.divide %33, %65 : tensor<6xf32>
    %67 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %68 = stablehlo.divide %38, %67 : tensor<16x6xf32>
    %cst_30 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %69 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f32>
    %70 = stablehlo.power %cst_30, %69 : tensor<f32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.subtract %cst_31, %70 : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %73 = stablehlo.divide %44, %72 : tensor<6xf32>
    %74 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %75 = stablehlo.divide %50, %74 : tensor<16x6xf32>
    %cst_32 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %76 = stablehlo.subtract %61, %cst_32 : tensor<f32>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %77 = stablehlo.subtract %61, %cst_33 : tensor<f32>
    %78 = stablehlo.multiply %76, %77 : tensor<f32>
    %cst_34 = stablehlo.constant dense<1.999000e+03> : tensor<f32>
    %79 = stablehlo.multiply %78, %cst_34 : tensor<f32>
    %cst_35 = stablehlo.constant dense<0x4A732A3C> : tensor<f32>
    %80 = stablehlo.multiply %cst_35, %61 : tensor<f32>
    %81 = stablehlo.divide %79, %80 : tensor<f32>
    %82 = stablehlo.sqrt %81 : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %84 = stablehlo.multiply %83, %66 : tensor<6xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %86 = stablehlo.add %73, %85 : tensor<6xf32>
    %87 = stablehlo.sqrt %86 : tensor<6xf32>
    %cst_37 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %89 = stablehlo.add %87, %88 : tensor<6xf32>
    %90 = stablehlo.divide %84, %89 : tensor<6xf32>
    %91 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %92 = stablehlo.multiply %91, %68 : tensor<16x6xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %94 = stablehlo.add %75, %93 : tensor<16x6xf32>
    %95 = stablehlo.sqrt %94 : tensor<16x6xf32>
    %cst_39 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %97 = stablehlo.add %95, %96 : tensor<16x6xf32>
    %98 = stablehlo.divide %92, %97 : tensor<16x6xf32>
    %cst_40 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %99 = stablehlo.compare GE, %61, %cst_40, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %100 = call @_where_0(%99, %90, %66) : (tensor<i1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_41 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %101 = stablehlo.compare GE, %61, %cst_41, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %102 = call @_where_1(%101, %98, %68) : (tensor<i1>, tensor<16x6xf32>, tensor<16x6xf32>) -> tensor<16x6xf32>
    %cst_42 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %104 = stablehlo.multiply %103, %100 : tensor<6xf32>
    %cst_43 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %106 = stablehlo.multiply %105, %102 : tensor<16x6xf32>
    %107 = stablehlo.add %arg0, %104 : tensor<6xf32>
    %108 = stablehlo.add %arg1, %106 : tensor<16x6xf32>
    return %15, %107, %108 : tensor<f32>, tensor<6xf32>, tensor<16x6xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<16x6xf32>, %arg2: tensor<16x6xf32>) -> tensor<16x6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<16x6xf32>
    return %0 : tensor<16x6xf32>
  }
}
