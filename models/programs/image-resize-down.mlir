module @jit_image_resize_down attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x9x8x3xf16>) -> (tensor<2x4x4x3xf16> {jax.result_info = "result"}) {
    %0 = call @_resize(%arg0) : (tensor<2x9x8x3xf16>) -> tensor<2x4x4x3xf16>
    return %0 : tensor<2x4x4x3xf16>
  }
  func.func private @_resize(%arg0: tensor<2x9x8x3xf16>) -> tensor<2x4x4x3xf16> {
    %cst = stablehlo.constant dense<2.250000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.maximum %cst, %cst_0 : tensor<f32>
    %1 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.add %1, %2 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<2.250000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<4xf32>
    %10 = stablehlo.iota dim = 0 : tensor<9xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<9x4xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x4xf32>
    %15 = stablehlo.subtract %13, %14 : tensor<9x4xf32>
    %16 = stablehlo.abs %15 : tensor<9x4xf32>
    %17 = stablehlo.convert %0 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<9x4xf32>
    %19 = stablehlo.divide %16, %18 : tensor<9x4xf32>
    %20 = stablehlo.abs %19 : tensor<9x4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9x4xf32>
    %22 = stablehlo.subtract %21, %20 : tensor<9x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<9x4xf32>
    %24 = stablehlo.maximum %23, %22 : tensor<9x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<9x4xf32>, tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %27 = stablehlo.abs %26 : tensor<1x4xf32>
    %cst_8 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %29 = stablehlo.compare GT, %27, %28, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %31 = stablehlo.compare NE, %26, %30, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %32 = call @_where(%31, %26, %c) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<i32>) -> tensor<1x4xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<9x4xf32>
    %34 = stablehlo.divide %24, %33 : tensor<9x4xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %35 = call @_where_0(%29, %34, %c_10) : (tensor<1x4xi1>, tensor<9x4xf32>, tensor<i32>) -> tensor<9x4xf32>
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %37 = stablehlo.compare GE, %9, %36, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_12 = stablehlo.constant dense<8.500000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %39 = stablehlo.compare LE, %9, %38, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %40 = stablehlo.and %37, %39 : tensor<4xi1>
    %41 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<4xi1>) -> tensor<1x4xi1>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %42 = call @_where_0(%41, %35, %c_13) : (tensor<1x4xi1>, tensor<9x4xf32>, tensor<i32>) -> tensor<9x4xf32>
    %43 = stablehlo.convert %42 : (tensor<9x4xf32>) -> tensor<9x4xf16>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.maximum %cst_14, %cst_15 : tensor<f32>
    %45 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %47 = stablehlo.add %45, %46 : tensor<4xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %49 = stablehlo.multiply %47, %48 : tensor<4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %51 = stablehlo.subtract %49, %50 : tensor<4xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %53 = stablehlo.subtract %51, %52 : tensor<4xf32>
    %54 = stablehlo.iota dim = 0 : tensor<8xf32>
    %55 = stablehlo.broadcast_in_dim %53, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %58 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x4xf32>
    %59 = stablehlo.subtract %57, %58 : tensor<8x4xf32>
    %60 = stablehlo.abs %59 : tensor<8x4xf32>
    %61 = stablehlo.convert %44 : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %63 = stablehlo.divide %60, %62 : tensor<8x4xf32>
    %64 = stablehlo.abs %63 : tensor<8x4xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %66 = stablehlo.subtract %65, %64 : tensor<8x4xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %68 = stablehlo.maximum %67, %66 : tensor<8x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %71 = stablehlo.abs %70 : tensor<1x4xf32>
    %cst_23 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %73 = stablehlo.compare GT, %71, %72, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %75 = stablehlo.compare NE, %70, %74, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %c_25 = stablehlo.constant dense<1> : tensor<i32>
    %76 = call @_where(%75, %70, %c_25) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<i32>) -> tensor<1x4xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %78 = stablehlo.divide %68, %77 : tensor<8x4xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %79 = call @_where_1(%73, %78, %c_26) : (tensor<1x4xi1>, tensor<8x4xf32>, tensor<i32>) -> tensor<8x4xf32>
    %cst_27 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %81 = stablehlo.compare GE, %53, %80, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_28 = stablehlo.constant dense<7.500000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %83 = stablehlo.compare LE, %53, %82, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %84 = stablehlo.and %81, %83 : tensor<4xi1>
    %85 = stablehlo.broadcast_in_dim %84, dims = [1] : (tensor<4xi1>) -> tensor<1x4xi1>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %86 = call @_where_1(%85, %79, %c_29) : (tensor<1x4xi1>, tensor<8x4xf32>, tensor<i32>) -> tensor<8x4xf32>
    %87 = stablehlo.convert %86 : (tensor<8x4xf32>) -> tensor<8x4xf16>
    %88 = stablehlo.dot_general %43, %arg0, contracting_dims = [0] x [1], precision = [HIGHEST, HIGHEST] : (tensor<9x4xf16>, tensor<2x9x8x3xf16>) -> tensor<4x2x8x3xf16>
    %89 = stablehlo.dot_general %88, %87, contracting_dims = [2] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x2x8x3xf16>, tensor<8x4xf16>) -> tensor<4x2x3x4xf16>
    %90 = stablehlo.transpose %89, dims = [1, 0, 3, 2] : (tensor<4x2x3x4xf16>) -> tensor<2x4x4x3xf16>
    return %90 : tensor<2x4x4x3xf16>
  }
  func.func private @_where(%arg0: tensor<1x4xi1>, %arg1: tensor<1x4xf32>, %arg2: tensor<i32>) -> tensor<1x4xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x4xi1>, tensor<1x4xf32>
    return %2 : tensor<1x4xf32>
  }
  func.func private @_where_0(%arg0: tensor<1x4xi1>, %arg1: tensor<9x4xf32>, %arg2: tensor<i32>) -> tensor<9x4xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x4xi1>) -> tensor<9x4xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<9x4xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<9x4xi1>, tensor<9x4xf32>
    return %3 : tensor<9x4xf32>
  }
  func.func private @_where_1(%arg0: tensor<1x4xi1>, %arg1: tensor<8x4xf32>, %arg2: tensor<i32>) -> tensor<8x4xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x4xi1>) -> tensor<8x4xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<8x4xi1>, tensor<8x4xf32>
    return %3 : tensor<8x4xf32>
  }
}
