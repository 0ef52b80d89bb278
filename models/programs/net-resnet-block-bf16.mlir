module @jit_net_resnet_block_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x8x8x3xbf16>, %arg1: tensor<3x3x3x5xbf16>, %arg2: tensor<3x3x5x3xbf16>) -> (tensor<2x8x8x3xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x3xbf16>, tensor<3x3x3x5xbf16>) -> tensor<2x8x8x5xbf16>
    %1 = stablehlo.convert %0 : (tensor<2x8x8x5xbf16>) -> tensor<2x8x8x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.divide %2, %3 : tensor<5xf32>
    %5 = stablehlo.convert %4 : (tensor<5xf32>) -> tensor<5xbf16>
    %6 = stablehlo.broadcast_in_dim %5, dims = [3] : (tensor<5xbf16>) -> tensor<1x1x1x5xbf16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<1x1x1x5xbf16>) -> tensor<2x8x8x5xbf16>
    %8 = stablehlo.subtract %0, %7 : tensor<2x8x8x5xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = call @_var(%0, %c) : (tensor<2x8x8x5xbf16>, tensor<i32>) -> tensor<5xbf16>
    %cst_1 = stablehlo.constant dense<1.001360e-05> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %11 = stablehlo.add %9, %10 : tensor<5xbf16>
    %12 = stablehlo.rsqrt %11 : tensor<5xbf16>
    %13 = stablehlo.broadcast_in_dim %12, dims = [3] : (tensor<5xbf16>) -> tensor<1x1x1x5xbf16>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x1x1x5xbf16>) -> tensor<2x8x8x5xbf16>
    %15 = stablehlo.multiply %8, %14 : tensor<2x8x8x5xbf16>
    %16 = call @relu(%15) : (tensor<2x8x8x5xbf16>) -> tensor<2x8x8x5xbf16>
    %17 = stablehlo.convolution(%16, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x5xbf16>, tensor<3x3x5x3xbf16>) -> tensor<2x8x8x3xbf16>
    %18 = stablehlo.convert %17 : (tensor<2x8x8x3xbf16>) -> tensor<2x8x8x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_3 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %21 = stablehlo.divide %19, %20 : tensor<3xf32>
    %22 = stablehlo.convert %21 : (tensor<3xf32>) -> tensor<3xbf16>
    %23 = stablehlo.broadcast_in_dim %22, dims = [3] : (tensor<3xbf16>) -> tensor<1x1x1x3xbf16>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xbf16>) -> tensor<2x8x8x3xbf16>
    %25 = stablehlo.subtract %17, %24 : tensor<2x8x8x3xbf16>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %26 = call @_var_0(%17, %c_4) : (tensor<2x8x8x3xbf16>, tensor<i32>) -> tensor<3xbf16>
    %cst_5 = stablehlo.constant dense<1.001360e-05> : tensor<bf16>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
    %28 = stablehlo.add %26, %27 : tensor<3xbf16>
    %29 = stablehlo.rsqrt %28 : tensor<3xbf16>
    %30 = stablehlo.broadcast_in_dim %29, dims = [3] : (tensor<3xbf16>) -> tensor<1x1x1x3xbf16>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xbf16>) -> tensor<2x8x8x3xbf16>
    %32 = stablehlo.multiply %25, %31 : tensor<2x8x8x3xbf16>
    %33 = stablehlo.add %arg0, %32 : tensor<2x8x8x3xbf16>
    %34 = call @relu_2(%33) : (tensor<2x8x8x3xbf16>) -> tensor<2x8x8x3xbf16>
    return %34 : tensor<2x8x8x3xbf16>
  }
  func.func private @_var(%arg0: tensor<2x8x8x5xbf16>, %arg1: tensor<i32>) -> tensor<5xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<2x8x8x5xbf16>) -> tensor<2x8x8x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x5xf32>, tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [3] : (tensor<5xf32>) -> tensor<1x1x1x5xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x5xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x1x1x5xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x5xf32>) -> tensor<2x8x8x5xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<2x8x8x5xf32>
    %7 = chlo.square %6 : tensor<2x8x8x5xf32> -> tensor<2x8x8x5xf32>
    %8 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %9 = stablehlo.subtract %cst_1, %8 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x5xf32>, tensor<f32>) -> tensor<5xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %12 = stablehlo.divide %10, %11 : tensor<5xf32>
    %13 = stablehlo.convert %12 : (tensor<5xf32>) -> tensor<5xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.compare GT, %9, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = call @_where(%14, %13, %cst_4) : (tensor<i1>, tensor<5xbf16>, tensor<f32>) -> tensor<5xbf16>
    return %15 : tensor<5xbf16>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<5xbf16>, %arg2: tensor<f32>) -> tensor<5xbf16> {
    %0 = stablehlo.convert %arg2 : (tensor<f32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<5xbf16>
    return %2 : tensor<5xbf16>
  }
  func.func private @relu(%arg0: tensor<2x8x8x5xbf16>) -> tensor<2x8x8x5xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x8x8x5xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x8x5xbf16>
    return %1 : tensor<2x8x8x5xbf16>
  }
  func.func private @_var_0(%arg0: tensor<2x8x8x3xbf16>, %arg1: tensor<i32>) -> tensor<3xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<2x8x8x3xbf16>) -> tensor<2x8x8x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x3xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x1x1x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x8x8x3xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<2x8x8x3xf32>
    %7 = chlo.square %6 : tensor<2x8x8x3xf32> -> tensor<2x8x8x3xf32>
    %8 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %9 = stablehlo.subtract %cst_1, %8 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.divide %10, %11 : tensor<3xf32>
    %13 = stablehlo.convert %12 : (tensor<3xf32>) -> tensor<3xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.compare GT, %9, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = call @_where_1(%14, %13, %cst_4) : (tensor<i1>, tensor<3xbf16>, tensor<f32>) -> tensor<3xbf16>
    return %15 : tensor<3xbf16>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<3xbf16>, %arg2: tensor<f32>) -> tensor<3xbf16> {
    %0 = stablehlo.convert %arg2 : (tensor<f32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<3xbf16>
    return %2 : tensor<3xbf16>
  }
  func.func private @relu_2(%arg0: tensor<2x8x8x3xbf16>) -> tensor<2x8x8x3xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x8x8x3xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x8x3xbf16>
    return %1 : tensor<2x8x8x3xbf16>
  }
}
