module @jit_numpy_nanmean attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x17xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x17xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<5x17xf32>, tensor<5x17xf32>) -> tensor<5x17xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %2 = call @_where(%1, %cst_0, %arg0) : (tensor<5x17xi1>, tensor<f32>, tensor<5x17xf32>) -> tensor<5x17xf32>
    %3 = call @nanmean(%2) : (tensor<5x17xf32>) -> tensor<5xf32>
    return %3 : tensor<5xf32>
  }
  func.func private @_where(%arg0: tensor<5x17xi1>, %arg1: tensor<f32>, %arg2: tensor<5x17xf32>) -> tensor<5x17xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x17xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<5x17xi1>, tensor<5x17xf32>
    return %2 : tensor<5x17xf32>
  }
  func.func private @nanmean(%arg0: tensor<5x17xf32>) -> tensor<5xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<5x17xf32>, tensor<5x17xf32>) -> tensor<5x17xi1>
    %1 = stablehlo.not %0 : tensor<5x17xi1>
    %2 = stablehlo.convert %1 : (tensor<5x17xi1>) -> tensor<5x17xi32>
    %3 = stablehlo.convert %2 : (tensor<5x17xi32>) -> tensor<5x17xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x17xf32>, tensor<f32>) -> tensor<5xf32>
    %5 = call @nansum(%arg0) : (tensor<5x17xf32>) -> tensor<5xf32>
    %6 = stablehlo.divide %5, %4 : tensor<5xf32>
    return %6 : tensor<5xf32>
  }
  func.func private @nansum(%arg0: tensor<5x17xf32>) -> tensor<5xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<5x17xf32>, tensor<5x17xf32>) -> tensor<5x17xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = call @_where_0(%0, %cst, %arg0) : (tensor<5x17xi1>, tensor<f32>, tensor<5x17xf32>) -> tensor<5x17xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<5x17xf32>, tensor<f32>) -> tensor<5xf32>
    return %2 : tensor<5xf32>
  }
  func.func private @_where_0(%arg0: tensor<5x17xi1>, %arg1: tensor<f32>, %arg2: tensor<5x17xf32>) -> tensor<5x17xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<5x17xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<5x17xi1>, tensor<5x17xf32>
    return %1 : tensor<5x17xf32>
  }
}
