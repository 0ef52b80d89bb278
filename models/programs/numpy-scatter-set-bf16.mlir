module @jit_numpy_scatter_set_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xbf16>, %arg1: tensor<4xi32>, %arg2: tensor<4x5xbf16>) -> (tensor<7x5xbf16> {jax.result_info = "result"}) {
    %0 = call @sort(%arg1) : (tensor<4xi32>) -> tensor<4xi32>
    %1 = stablehlo.slice %0 [0:1] : (tensor<4xi32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
    %3 = stablehlo.slice %arg2 [0:1, 0:5] : (tensor<4x5xbf16>) -> tensor<1x5xbf16>
    %4 = stablehlo.reshape %3 : (tensor<1x5xbf16>) -> tensor<5xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %6 = stablehlo.add %2, %c_0 : tensor<i32>
    %7 = stablehlo.select %5, %6, %2 : tensor<i1>, tensor<i32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %9 = "stablehlo.scatter"(%arg0, %8, %4) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<bf16>, %arg4: tensor<bf16>):
      stablehlo.return %arg4 : tensor<bf16>
    }) : (tensor<7x5xbf16>, tensor<1xi32>, tensor<5xbf16>) -> tensor<7x5xbf16>
    return %9 : tensor<7x5xbf16>
  }
  func.func private @sort(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<4xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}
