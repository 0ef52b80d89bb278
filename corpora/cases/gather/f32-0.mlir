// A case of gather on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<5x2xf32>, %arg1: tensor<2xui16>) -> tensor<1xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1, 0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x2xf32>, tensor<2xui16>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
