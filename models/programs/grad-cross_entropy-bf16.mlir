module @jit_grad_cross_entropy_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x16xbf16>, %arg1: tensor<6xi32>) -> (tensor<6x16xbf16> {jax.result_info = "result"}) {
    %0:2 = call @log_softmax(%arg0) : (tensor<6x16xbf16>) -> (tensor<6x16xbf16>, tensor<6x1xbf16>)
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %2 = call @take_along_axis(%1) : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.negate %cst : tensor<f32>
    %4 = stablehlo.convert %3 : (tensor<f32>) -> tensor<bf16>
    %5 = stablehlo.convert %4 : (tensor<bf16>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %8 = stablehlo.convert %7 : (tensor<6x1xf32>) -> tensor<6x1xbf16>
    %9 = call @take_along_axis_0(%2, %8) : (tensor<6x1x1xi32>, tensor<6x1xbf16>) -> tensor<6x16xbf16>
    %10 = call @log_softmax_1(%0#0, %0#1, %9) : (tensor<6x16xbf16>, tensor<6x1xbf16>, tensor<6x16xbf16>) -> tensor<6x16xbf16>
    return %10 : tensor<6x16xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<6x16xbf16>) -> (tensor<6x16xbf16>, tensor<6x1xbf16>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x16xbf16>, tensor<bf16>) -> tensor<6xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<6xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<6xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xbf16>) -> tensor<6x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xbf16>) -> tensor<6x16xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x16xbf16>
    %6 = stablehlo.exponential %5 : tensor<6x16xbf16>
    %7 = stablehlo.convert %6 : (tensor<6x16xbf16>) -> tensor<6x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %10 = stablehlo.convert %9 : (tensor<6x1xf32>) -> tensor<6x1xbf16>
    return %6, %10 : tensor<6x16xbf16>, tensor<6x1xbf16>
  }
  func.func private @take_along_axis(%arg0: tensor<6x1xi32>) -> tensor<6x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<6x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<6x1xi1>, tensor<6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    return %5 : tensor<6x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xbf16>) -> tensor<6x16xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x16xbf16>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<6x16xbf16>, tensor<6x1x1xi32>, tensor<6x1xbf16>) -> tensor<6x16xbf16>
    return %1 : tensor<6x16xbf16>
  }
  func.func private @log_softmax_1(%arg0: tensor<6x16xbf16>, %arg1: tensor<6x1xbf16>, %arg2: tensor<6x16xbf16>) -> tensor<6x16xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<6x16xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x16xbf16>, tensor<bf16>) -> tensor<6xbf16>
    %2 = stablehlo.reshape %1 : (tensor<6xbf16>) -> tensor<6x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<6x1xbf16>
    %4 = stablehlo.convert %3 : (tensor<6x1xbf16>) -> tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<6xf32>) -> tensor<6x16xf32>
    %7 = stablehlo.convert %6 : (tensor<6x16xf32>) -> tensor<6x16xbf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<6x16xbf16>
    %9 = stablehlo.add %arg2, %8 : tensor<6x16xbf16>
    return %9 : tensor<6x16xbf16>
  }
}
