module @jit_grad_resnet_block attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x3x5xf32>, %arg1: tensor<3x3x5x3xf32>, %arg2: tensor<2x8x8x3xf32>) -> (tensor<3x3x3x5xf32> {jax.result_info = "result[0]"}, tensor<3x3x5x3xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg2, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x3xf32>, tensor<3x3x3x5xf32>) -> tensor<2x8x8x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.divide %1, %2 : tensor<5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<5xf32>) -> tensor<1x1x1x5xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x5xf32>) -> tensor<2x8x8x5xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<2x8x8x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7:4 = call @_var(%0, %c) : (tensor<2x8x8x5xf32>, tensor<i32>) -> (tensor<5xf32>, tensor<2x8x8x5xf32>, tensor<f32>, tensor<i1>)
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %9 = stablehlo.add %7#0, %8 : tensor<5xf32>
    %10 = stablehlo.rsqrt %9 : tensor<5xf32>
    %11 = stablehlo.divide %10, %9 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<5xf32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [3] : (tensor<5xf32>) -> tensor<1x1x1x5xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x1x1x5xf32>) -> tensor<2x8x8x5xf32>
    %16 = stablehlo.multiply %6, %15 : tensor<2x8x8x5xf32>
    %17 = call @relu(%16) : (tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x8x5xf32>
    %19 = stablehlo.compare GT, %16, %18, FLOAT : (tensor<2x8x8x5xf32>, tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xi1>
    %20 = stablehlo.convolution(%17, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x5xf32>, tensor<3x3x5x3xf32>) -> tensor<2x8x8x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_5 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %23 = stablehlo.divide %21, %22 : tensor<3xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x8x8x3xf32>
    %26 = stablehlo.subtract %20, %25 : tensor<2x8x8x3xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %27:4 = call @_var_0(%20, %c_6) : (tensor<2x8x8x3xf32>, tensor<i32>) -> (tensor<3xf32>, tensor<2x8x8x3xf32>, tensor<f32>, tensor<i1>)
    %cst_7 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %29 = stablehlo.add %27#0, %28 : tensor<3xf32>
    %30 = stablehlo.rsqrt %29 : tensor<3xf32>
    %31 = stablehlo.divide %30, %29 : tensor<3xf32>
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<3xf32>
    %34 = stablehlo.broadcast_in_dim %30, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x8x8x3xf32>
    %36 = stablehlo.multiply %26, %35 : tensor<2x8x8x3xf32>
    %37 = stablehlo.add %arg2, %36 : tensor<2x8x8x3xf32>
    %38 = call @relu_2(%37) : (tensor<2x8x8x3xf32>) -> tensor<2x8x8x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x8x8x3xf32>
    %40 = stablehlo.compare GT, %37, %39, FLOAT : (tensor<2x8x8x3xf32>, tensor<2x8x8x3xf32>) -> tensor<2x8x8x3xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x8x8x3xf32>
    %42 = stablehlo.multiply %41, %38 : tensor<2x8x8x3xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %43 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<2x8x8x3xf32>
    %45 = stablehlo.multiply %44, %42 : tensor<2x8x8x3xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x8x8x3xf32>
    %47 = stablehlo.select %40, %45, %46 : tensor<2x8x8x3xi1>, tensor<2x8x8x3xf32>
    %48 = stablehlo.multiply %26, %47 : tensor<2x8x8x3xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_14) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %50 = stablehlo.reshape %49 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %51 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x8x8x3xf32>
    %52 = stablehlo.multiply %47, %51 : tensor<2x8x8x3xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%50 init: %cst_15) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %54 = stablehlo.multiply %53, %33 : tensor<3xf32>
    %55 = call @_var_3(%27#1, %27#2, %27#3, %54) : (tensor<2x8x8x3xf32>, tensor<f32>, tensor<i1>, tensor<3xf32>) -> tensor<2x8x8x3xf32>
    %56 = stablehlo.negate %52 : tensor<2x8x8x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_16) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %58 = stablehlo.reshape %57 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_17) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %60 = stablehlo.add %55, %52 : tensor<2x8x8x3xf32>
    %cst_18 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %62 = stablehlo.divide %59, %61 : tensor<3xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [3] : (tensor<3xf32>) -> tensor<2x8x8x3xf32>
    %64 = stablehlo.add %60, %63 : tensor<2x8x8x3xf32>
    %65 = stablehlo.convolution(%17, %64) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x5xf32>, tensor<2x8x8x3xf32>) -> tensor<3x3x5x3xf32>
    %66 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<3x3x5x3xf32>
    %67 = stablehlo.convolution(%64, %66) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x3xf32>, tensor<3x3x5x3xf32>) -> tensor<2x8x8x5xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x8x8x5xf32>
    %69 = stablehlo.select %19, %67, %68 : tensor<2x8x8x5xi1>, tensor<2x8x8x5xf32>
    %70 = stablehlo.multiply %6, %69 : tensor<2x8x8x5xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_20) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x5xf32>, tensor<f32>) -> tensor<5xf32>
    %72 = stablehlo.reshape %71 : (tensor<5xf32>) -> tensor<1x1x1x5xf32>
    %73 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x1x1x5xf32>) -> tensor<2x8x8x5xf32>
    %74 = stablehlo.multiply %69, %73 : tensor<2x8x8x5xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%72 init: %cst_21) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %76 = stablehlo.multiply %75, %13 : tensor<5xf32>
    %77 = call @_var_5(%7#1, %7#2, %7#3, %76) : (tensor<2x8x8x5xf32>, tensor<f32>, tensor<i1>, tensor<5xf32>) -> tensor<2x8x8x5xf32>
    %78 = stablehlo.negate %74 : tensor<2x8x8x5xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_22) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x5xf32>, tensor<f32>) -> tensor<5xf32>
    %80 = stablehlo.reshape %79 : (tensor<5xf32>) -> tensor<1x1x1x5xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_23) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %82 = stablehlo.add %77, %74 : tensor<2x8x8x5xf32>
    %cst_24 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %84 = stablehlo.divide %81, %83 : tensor<5xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [3] : (tensor<5xf32>) -> tensor<2x8x8x5xf32>
    %86 = stablehlo.add %82, %85 : tensor<2x8x8x5xf32>
    %87 = stablehlo.convolution(%arg2, %86) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x3xf32>, tensor<2x8x8x5xf32>) -> tensor<3x3x3x5xf32>
    return %87, %65 : tensor<3x3x3x5xf32>, tensor<3x3x5x3xf32>
  }
  func.func private @_var(%arg0: tensor<2x8x8x5xf32>, %arg1: tensor<i32>) -> (tensor<5xf32>, tensor<2x8x8x5xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x5xf32>, tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [3] : (tensor<5xf32>) -> tensor<1x1x1x5xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x5xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1x1x5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x5xf32>) -> tensor<2x8x8x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x8x8x5xf32>
    %6 = chlo.square %5 : tensor<2x8x8x5xf32> -> tensor<2x8x8x5xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x8x5xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<2x8x8x5xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x5xf32>, tensor<f32>) -> tensor<5xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.divide %11, %12 : tensor<5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = call @_where(%14, %13, %cst_5) : (tensor<i1>, tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    return %15, %8, %10, %14 : tensor<5xf32>, tensor<2x8x8x5xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<5xf32>, %arg2: tensor<f32>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<5xf32>
    return %2 : tensor<5xf32>
  }
  func.func private @relu(%arg0: tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x5xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x8x5xf32>
    return %1 : tensor<2x8x8x5xf32>
  }
  func.func private @_var_0(%arg0: tensor<2x8x8x3xf32>, %arg1: tensor<i32>) -> (tensor<3xf32>, tensor<2x8x8x3xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x3xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1x1x3xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x8x8x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x8x8x3xf32>
    %6 = chlo.square %5 : tensor<2x8x8x3xf32> -> tensor<2x8x8x3xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x8x3xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<2x8x8x3xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.divide %11, %12 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = call @_where_1(%14, %13, %cst_5) : (tensor<i1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    return %15, %8, %10, %14 : tensor<3xf32>, tensor<2x8x8x3xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @relu_2(%arg0: tensor<2x8x8x3xf32>) -> tensor<2x8x8x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x3xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x8x3xf32>
    return %1 : tensor<2x8x8x3xf32>
  }
  func.func private @_var_3(%arg0: tensor<2x8x8x3xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<3xf32>) -> tensor<2x8x8x3xf32> {
    %0 = call @_where_4(%arg2, %arg3) : (tensor<i1>, tensor<3xf32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.divide %0, %1 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<3xf32>) -> tensor<2x8x8x3xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<2x8x8x3xf32>
    %5 = stablehlo.negate %4 : tensor<2x8x8x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.reshape %6 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x3xf32>
    %9 = stablehlo.divide %7, %8 : tensor<1x1x1x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [3] : (tensor<3xf32>) -> tensor<2x8x8x3xf32>
    %12 = stablehlo.add %4, %11 : tensor<2x8x8x3xf32>
    return %12 : tensor<2x8x8x3xf32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @_var_5(%arg0: tensor<2x8x8x5xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<5xf32>) -> tensor<2x8x8x5xf32> {
    %0 = call @_where_6(%arg2, %arg3) : (tensor<i1>, tensor<5xf32>) -> tensor<5xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.divide %0, %1 : tensor<5xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<5xf32>) -> tensor<2x8x8x5xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<2x8x8x5xf32>
    %5 = stablehlo.negate %4 : tensor<2x8x8x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x5xf32>, tensor<f32>) -> tensor<5xf32>
    %7 = stablehlo.reshape %6 : (tensor<5xf32>) -> tensor<1x1x1x5xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x5xf32>
    %9 = stablehlo.divide %7, %8 : tensor<1x1x1x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [3] : (tensor<5xf32>) -> tensor<2x8x8x5xf32>
    %12 = stablehlo.add %4, %11 : tensor<2x8x8x5xf32>
    return %12 : tensor<2x8x8x5xf32>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<5xf32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
