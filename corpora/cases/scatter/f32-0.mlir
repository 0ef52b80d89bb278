// A case of scatter on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<1x0x3xi4>) -> tensor<f32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %1 = "stablehlo.scatter"(%arg0, %arg1, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.minimum %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<f32>, tensor<1x0x3xi4>, tensor<1x3xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}
