// Breaks I4 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xcomplex<f32>>, %1: tensor<2x3xi32>) -> (tensor<3xcomplex<f32>>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = unit, start_index_map = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x2xcomplex<f32>>, tensor<2x3xi32>) -> (tensor<3xcomplex<f32>>)
  "func.return"(%2) : (tensor<3xcomplex<f32>>) -> ()
}
}
