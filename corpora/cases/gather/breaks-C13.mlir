// Breaks C13 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x6x2xi32>, %1: tensor<2x2x4x5xcomplex<f32>>) -> (tensor<2x2x6x5xcomplex<f32>>) {
  %2 = "stablehlo.gather"(%1, %0) {dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 0], start_index_map = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 5>} : (tensor<2x2x4x5xcomplex<f32>>, tensor<2x6x2xi32>) -> (tensor<2x2x6x5xcomplex<f32>>)
  "func.return"(%2) : (tensor<2x2x6x5xcomplex<f32>>) -> ()
}
}
