module @jit_net_graph_conv attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x16xf32>, %arg1: tensor<2x15xi32>, %arg2: tensor<16x5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg1 [0:1, 0:15] : (tensor<2x15xi32>) -> tensor<1x15xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x15xi32>) -> tensor<15xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %3 = stablehlo.compare LT, %1, %2, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %5 = stablehlo.add %1, %4 : tensor<15xi32>
    %6 = stablehlo.select %3, %5, %1 : tensor<15xi1>, tensor<15xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %8 = "stablehlo.gather"(%arg0, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<7x16xf32>, tensor<15x1xi32>) -> tensor<15x16xf32>
    %9 = stablehlo.slice %arg1 [1:2, 0:15] : (tensor<2x15xi32>) -> tensor<1x15xi32>
    %10 = stablehlo.reshape %9 : (tensor<1x15xi32>) -> tensor<15xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x16xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %13 = "stablehlo.scatter"(%11, %12, %8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %17 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %17 : tensor<f32>
    }) : (tensor<7x16xf32>, tensor<15x1xi32>, tensor<15x16xf32>) -> tensor<7x16xf32>
    %14 = stablehlo.add %arg0, %13 : tensor<7x16xf32>
    %15 = stablehlo.dot_general %14, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x16xf32>, tensor<16x5xf32>) -> tensor<7x5xf32>
    %16 = call @relu(%15) : (tensor<7x5xf32>) -> tensor<7x5xf32>
    return %16 : tensor<7x5xf32>
  }
  func.func private @relu(%arg0: tensor<7x5xf32>) -> tensor<7x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x5xf32>
    return %1 : tensor<7x5xf32>
  }
}
