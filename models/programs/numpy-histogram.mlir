module @jit_numpy_histogram attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<50xf32>) -> (tensor<10xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<50xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.maximum across dimensions = [0] : (tensor<50xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %6 = call @_ptp(%5) : (tensor<2xf32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare EQ, %6, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.slice %5 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %9 = stablehlo.reshape %8 : (tensor<1xf32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %10 = stablehlo.subtract %9, %cst_3 : tensor<f32>
    %11 = stablehlo.slice %5 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
    %13 = call @_where(%7, %10, %12) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = call @_ptp(%5) : (tensor<2xf32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare EQ, %14, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %16 = stablehlo.slice %5 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %17 = stablehlo.reshape %16 : (tensor<1xf32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %18 = stablehlo.add %17, %cst_5 : tensor<f32>
    %19 = stablehlo.slice %5 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %20 = stablehlo.reshape %19 : (tensor<1xf32>) -> tensor<f32>
    %21 = call @_where(%15, %18, %20) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = call @_linspace(%13, %21) : (tensor<f32>, tensor<f32>) -> tensor<11xf32>
    %23 = call @searchsorted(%22, %arg0) : (tensor<11xf32>, tensor<50xf32>) -> tensor<50xi32>
    %24 = stablehlo.slice %22 [10:11] : (tensor<11xf32>) -> tensor<1xf32>
    %25 = stablehlo.reshape %24 : (tensor<1xf32>) -> tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %27 = stablehlo.compare EQ, %arg0, %26, FLOAT : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %c = stablehlo.constant dense<10> : tensor<i32>
    %28 = call @_where_1(%27, %c, %23) : (tensor<50xi1>, tensor<i32>, tensor<50xi32>) -> tensor<50xi32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %31 = stablehlo.compare LT, %28, %30, SIGNED : (tensor<50xi32>, tensor<50xi32>) -> tensor<50xi1>
    %c_8 = stablehlo.constant dense<11> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %33 = stablehlo.add %28, %32 : tensor<50xi32>
    %34 = stablehlo.select %31, %33, %28 : tensor<50xi1>, tensor<50xi32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<50xi32>) -> tensor<50x1xi32>
    %36 = "stablehlo.scatter"(%29, %35, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %38 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %38 : tensor<f32>
    }) : (tensor<11xf32>, tensor<50x1xi32>, tensor<50xf32>) -> tensor<11xf32>
    %37 = stablehlo.slice %36 [1:11] : (tensor<11xf32>) -> tensor<10xf32>
    return %37 : tensor<10xf32>
  }
  func.func private @_ptp(%arg0: tensor<2xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.subtract %0, %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_linspace(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<11xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<10xf32>
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %2 = stablehlo.divide %0, %1 : tensor<10xf32>
    %3 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %5 = stablehlo.subtract %4, %2 : tensor<10xf32>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xf32>) -> tensor<10xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<10xf32>
    %8 = stablehlo.reshape %arg1 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf32>) -> tensor<10xf32>
    %12 = stablehlo.multiply %11, %0 : tensor<10xf32>
    %13 = stablehlo.add %7, %12 : tensor<10xf32>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<10xf32>, tensor<1xf32>) -> tensor<11xf32>
    return %15 : tensor<11xf32>
  }
  func.func private @searchsorted(%arg0: tensor<11xf32>, %arg1: tensor<50xf32>) -> tensor<50xi32> {
    %0 = call @_searchsorted_scan_impl(%arg0, %arg1) : (tensor<11xf32>, tensor<50xf32>) -> tensor<50xi32>
    return %0 : tensor<50xi32>
  }
  func.func private @_searchsorted_scan_impl(%arg0: tensor<11xf32>, %arg1: tensor<50xf32>) -> tensor<50xi32> {
    %0 = call @_searchsorted_scan_impl_0(%arg0, %arg1) : (tensor<11xf32>, tensor<50xf32>) -> tensor<50xi32>
    return %0 : tensor<50xi32>
  }
  func.func private @_searchsorted_scan_impl_0(%arg0: tensor<11xf32>, %arg1: tensor<50xf32>) -> tensor<50xi32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<50xui32>
    %c_0 = stablehlo.constant dense<11> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<50xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<11xf32>, tensor<50xf32>, tensor<i32>, tensor<50xui32>, tensor<50xui32>
    cond {
      %c_6 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = stablehlo.subtract %iterArg_5, %iterArg_4 : tensor<50xui32>
      %c_6 = stablehlo.constant dense<2> : tensor<i32>
      %5 = func.call @floor_divide(%4, %c_6) : (tensor<50xui32>, tensor<i32>) -> tensor<50xui32>
      %6 = stablehlo.add %iterArg_4, %5 : tensor<50xui32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<50xui32>) -> tensor<50x1xui32>
      %8 = "stablehlo.gather"(%iterArg, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<11xf32>, tensor<50x1xui32>) -> tensor<50x1xf32>
      %9 = stablehlo.reshape %8 : (tensor<50x1xf32>) -> tensor<50xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<50xf32>
      %11 = stablehlo.compare EQ, %iterArg_2, %10, FLOAT : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<50xf32>
      %13 = stablehlo.select %11, %12, %iterArg_2 : tensor<50xi1>, tensor<50xf32>
      %14 = stablehlo.compare NE, %iterArg_2, %iterArg_2, FLOAT : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
      %cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %15 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<50xf32>
      %16 = stablehlo.select %14, %15, %13 : tensor<50xi1>, tensor<50xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<50xf32>
      %18 = stablehlo.compare EQ, %9, %17, FLOAT : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<50xf32>
      %20 = stablehlo.select %18, %19, %9 : tensor<50xi1>, tensor<50xf32>
      %21 = stablehlo.compare NE, %9, %9, FLOAT : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
      %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<50xf32>
      %23 = stablehlo.select %21, %22, %20 : tensor<50xi1>, tensor<50xf32>
      %24 = stablehlo.compare LT, %16, %23, TOTALORDER : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
      %25 = stablehlo.select %24, %iterArg_4, %6 : tensor<50xi1>, tensor<50xui32>
      %26 = stablehlo.select %24, %6, %iterArg_5 : tensor<50xi1>, tensor<50xui32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.add %iterArg_3, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %27, %25, %26 : tensor<11xf32>, tensor<50xf32>, tensor<i32>, tensor<50xui32>, tensor<50xui32>
    }
    %3 = stablehlo.convert %2#4 : (tensor<50xui32>) -> tensor<50xi32>
    return %3 : tensor<50xi32>
  }
  func.func private @floor_divide(%arg0: tensor<50xui32>, %arg1: tensor<i32>) -> tensor<50xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<50xui32>
    %2 = stablehlo.divide %arg0, %1 : tensor<50xui32>
    return %2 : tensor<50xui32>
  }
  func.func private @_where_1(%arg0: tensor<50xi1>, %arg1: tensor<i32>, %arg2: tensor<50xi32>) -> tensor<50xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<50xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<50xi1>, tensor<50xi32>
    return %2 : tensor<50xi32>
  }
}
