module @jit_image_scale attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x9x8x3xf32>, %arg1: tensor<2xf32>) -> (tensor<5x6x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:9, 0:8, 0:3] : (tensor<2x9x8x3xf32>) -> tensor<1x9x8x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x9x8x3xf32>) -> tensor<9x8x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %3 = stablehlo.subtract %arg1, %2 : tensor<2xf32>
    %4 = stablehlo.slice %arg1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    %6 = stablehlo.slice %3 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.divide %cst_0, %5 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.maximum %8, %cst_1 : tensor<f32>
    %10 = stablehlo.iota dim = 0 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %12 = stablehlo.add %10, %11 : tensor<5xf32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<5xf32>
    %15 = stablehlo.multiply %7, %8 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %17 = stablehlo.subtract %14, %16 : tensor<5xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %19 = stablehlo.subtract %17, %18 : tensor<5xf32>
    %20 = stablehlo.iota dim = 0 : tensor<9xf32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<9x5xf32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x5xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<9x5xf32>
    %26 = stablehlo.abs %25 : tensor<9x5xf32>
    %27 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %28 = stablehlo.divide %26, %27 : tensor<9x5xf32>
    %29 = stablehlo.abs %28 : tensor<9x5xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %31 = stablehlo.subtract %30, %29 : tensor<9x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %33 = stablehlo.maximum %32, %31 : tensor<9x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<9x5xf32>, tensor<f32>) -> tensor<5xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %36 = stablehlo.abs %35 : tensor<1x5xf32>
    %cst_7 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %38 = stablehlo.compare GT, %36, %37, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %40 = stablehlo.compare NE, %35, %39, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %41 = call @_where(%40, %35, %c) : (tensor<1x5xi1>, tensor<1x5xf32>, tensor<i32>) -> tensor<1x5xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<9x5xf32>
    %43 = stablehlo.divide %33, %42 : tensor<9x5xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %44 = call @_where_0(%38, %43, %c_9) : (tensor<1x5xi1>, tensor<9x5xf32>, tensor<i32>) -> tensor<9x5xf32>
    %cst_10 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %46 = stablehlo.compare GE, %19, %45, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_11 = stablehlo.constant dense<8.500000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %48 = stablehlo.compare LE, %19, %47, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %49 = stablehlo.and %46, %48 : tensor<5xi1>
    %50 = stablehlo.broadcast_in_dim %49, dims = [1] : (tensor<5xi1>) -> tensor<1x5xi1>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %51 = call @_where_0(%50, %44, %c_12) : (tensor<1x5xi1>, tensor<9x5xf32>, tensor<i32>) -> tensor<9x5xf32>
    %52 = stablehlo.slice %arg1 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %53 = stablehlo.reshape %52 : (tensor<1xf32>) -> tensor<f32>
    %54 = stablehlo.slice %3 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %55 = stablehlo.reshape %54 : (tensor<1xf32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.divide %cst_13, %53 : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.maximum %56, %cst_14 : tensor<f32>
    %58 = stablehlo.iota dim = 0 : tensor<6xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %60 = stablehlo.add %58, %59 : tensor<6xf32>
    %61 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %62 = stablehlo.multiply %60, %61 : tensor<6xf32>
    %63 = stablehlo.multiply %55, %56 : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %65 = stablehlo.subtract %62, %64 : tensor<6xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %67 = stablehlo.subtract %65, %66 : tensor<6xf32>
    %68 = stablehlo.iota dim = 0 : tensor<8xf32>
    %69 = stablehlo.broadcast_in_dim %67, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %70 = stablehlo.broadcast_in_dim %68, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %71 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<8x6xf32>
    %72 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %73 = stablehlo.subtract %71, %72 : tensor<8x6xf32>
    %74 = stablehlo.abs %73 : tensor<8x6xf32>
    %75 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %76 = stablehlo.divide %74, %75 : tensor<8x6xf32>
    %77 = stablehlo.abs %76 : tensor<8x6xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %79 = stablehlo.subtract %78, %77 : tensor<8x6xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %81 = stablehlo.maximum %80, %79 : tensor<8x6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %84 = stablehlo.abs %83 : tensor<1x6xf32>
    %cst_20 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %86 = stablehlo.compare GT, %84, %85, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %88 = stablehlo.compare NE, %83, %87, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %89 = call @_where_1(%88, %83, %c_22) : (tensor<1x6xi1>, tensor<1x6xf32>, tensor<i32>) -> tensor<1x6xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<8x6xf32>
    %91 = stablehlo.divide %81, %90 : tensor<8x6xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %92 = call @_where_2(%86, %91, %c_23) : (tensor<1x6xi1>, tensor<8x6xf32>, tensor<i32>) -> tensor<8x6xf32>
    %cst_24 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %94 = stablehlo.compare GE, %67, %93, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_25 = stablehlo.constant dense<7.500000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %96 = stablehlo.compare LE, %67, %95, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %97 = stablehlo.and %94, %96 : tensor<6xi1>
    %98 = stablehlo.broadcast_in_dim %97, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %99 = call @_where_2(%98, %92, %c_26) : (tensor<1x6xi1>, tensor<8x6xf32>, tensor<i32>) -> tensor<8x6xf32>
    %100 = stablehlo.dot_general %51, %1, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<9x5xf32>, tensor<9x8x3xf32>) -> tensor<5x8x3xf32>
    %101 = stablehlo.dot_general %100, %99, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5x8x3xf32>, tensor<8x6xf32>) -> tensor<5x3x6xf32>
    %102 = stablehlo.transpose %101, dims = [0, 2, 1] : (tensor<5x3x6xf32>) -> tensor<5x6x3xf32>
    return %102 : tensor<5x6x3xf32>
  }
  func.func private @_where(%arg0: tensor<1x5xi1>, %arg1: tensor<1x5xf32>, %arg2: tensor<i32>) -> tensor<1x5xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x5xi1>, tensor<1x5xf32>
    return %2 : tensor<1x5xf32>
  }
  func.func private @_where_0(%arg0: tensor<1x5xi1>, %arg1: tensor<9x5xf32>, %arg2: tensor<i32>) -> tensor<9x5xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x5xi1>) -> tensor<9x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<9x5xi1>, tensor<9x5xf32>
    return %3 : tensor<9x5xf32>
  }
  func.func private @_where_1(%arg0: tensor<1x6xi1>, %arg1: tensor<1x6xf32>, %arg2: tensor<i32>) -> tensor<1x6xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x6xi1>, tensor<1x6xf32>
    return %2 : tensor<1x6xf32>
  }
  func.func private @_where_2(%arg0: tensor<1x6xi1>, %arg1: tensor<8x6xf32>, %arg2: tensor<i32>) -> tensor<8x6xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x6xi1>) -> tensor<8x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<8x6xi1>, tensor<8x6xf32>
    return %3 : tensor<8x6xf32>
  }
}
