module @jit_numpy_digitize attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<19xf32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[-1.000000e+00, 0.000000e+00, 5.000000e-01, 2.000000e+00]> : tensor<4xf32>
    %0 = call @digitize(%arg0, %cst) : (tensor<19xf32>, tensor<4xf32>) -> tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @digitize(%arg0: tensor<19xf32>, %arg1: tensor<4xf32>) -> tensor<19xi32> {
    %0 = stablehlo.slice %arg1 [3:4] : (tensor<4xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.slice %arg1 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.compare GE, %1, %3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %5 = call @searchsorted(%arg1, %arg0) : (tensor<4xf32>, tensor<19xf32>) -> tensor<19xi32>
    %6 = stablehlo.reverse %arg1, dims = [0] : tensor<4xf32>
    %7 = call @searchsorted(%6, %arg0) : (tensor<4xf32>, tensor<19xf32>) -> tensor<19xi32>
    %c = stablehlo.constant dense<4> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<19xi32>
    %9 = stablehlo.subtract %8, %7 : tensor<19xi32>
    %10 = call @_where(%4, %5, %9) : (tensor<i1>, tensor<19xi32>, tensor<19xi32>) -> tensor<19xi32>
    return %10 : tensor<19xi32>
  }
  func.func private @searchsorted(%arg0: tensor<4xf32>, %arg1: tensor<19xf32>) -> tensor<19xi32> {
    %0 = call @_searchsorted_scan_impl(%arg0, %arg1) : (tensor<4xf32>, tensor<19xf32>) -> tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @_searchsorted_scan_impl(%arg0: tensor<4xf32>, %arg1: tensor<19xf32>) -> tensor<19xi32> {
    %0 = call @_searchsorted_scan_impl_0(%arg0, %arg1) : (tensor<4xf32>, tensor<19xf32>) -> tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @_searchsorted_scan_impl_0(%arg0: tensor<4xf32>, %arg1: tensor<19xf32>) -> tensor<19xi32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<19xui32>
    %c_0 = stablehlo.constant dense<4> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<19xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<4xf32>, tensor<19xf32>, tensor<i32>, tensor<19xui32>, tensor<19xui32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = stablehlo.subtract %iterArg_5, %iterArg_4 : tensor<19xui32>
      %c_6 = stablehlo.constant dense<2> : tensor<i32>
      %5 = func.call @floor_divide(%4, %c_6) : (tensor<19xui32>, tensor<i32>) -> tensor<19xui32>
      %6 = stablehlo.add %iterArg_4, %5 : tensor<19xui32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<19xui32>) -> tensor<19x1xui32>
      %8 = "stablehlo.gather"(%iterArg, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<19x1xui32>) -> tensor<19x1xf32>
      %9 = stablehlo.reshape %8 : (tensor<19x1xf32>) -> tensor<19xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<19xf32>
      %11 = stablehlo.compare EQ, %iterArg_2, %10, FLOAT : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<19xf32>
      %13 = stablehlo.select %11, %12, %iterArg_2 : tensor<19xi1>, tensor<19xf32>
      %14 = stablehlo.compare NE, %iterArg_2, %iterArg_2, FLOAT : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
      %cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %15 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<19xf32>
      %16 = stablehlo.select %14, %15, %13 : tensor<19xi1>, tensor<19xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<19xf32>
      %18 = stablehlo.compare EQ, %9, %17, FLOAT : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<19xf32>
      %20 = stablehlo.select %18, %19, %9 : tensor<19xi1>, tensor<19xf32>
      %21 = stablehlo.compare NE, %9, %9, FLOAT : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
      %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<19xf32>
      %23 = stablehlo.select %21, %22, %20 : tensor<19xi1>, tensor<19xf32>
      %24 = stablehlo.compare LT, %16, %23, TOTALORDER : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
      %25 = stablehlo.select %24, %iterArg_4, %6 : tensor<19xi1>, tensor<19xui32>
      %26 = stablehlo.select %24, %6, %iterArg_5 : tensor<19xi1>, tensor<19xui32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.add %iterArg_3, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %27, %25, %26 : tensor<4xf32>, tensor<19xf32>, tensor<i32>, tensor<19xui32>, tensor<19xui32>
    }
    %3 = stablehlo.convert %2#4 : (tensor<19xui32>) -> tensor<19xi32>
    return %3 : tensor<19xi32>
  }
  func.func private @floor_divide(%arg0: tensor<19xui32>, %arg1: tensor<i32>) -> tensor<19xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<19xui32>
    %2 = stablehlo.divide %arg0, %1 : tensor<19xui32>
    return %2 : tensor<19xui32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<19xi32>, %arg2: tensor<19xi32>) -> tensor<19xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}
