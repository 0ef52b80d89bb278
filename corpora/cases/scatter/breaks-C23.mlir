// Breaks C23 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf8E4M3FNUZ>, %1: tensor<2xi32>, %2: tensor<2x1xf8E4M3FNUZ>) -> (tensor<3x3xf8E4M3FNUZ>) {
  %7 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<f8E4M3FNUZ>, %4: tensor<f8E4M3FNUZ>, %5: tensor<i32>):
    %6 = "stablehlo.maximum"(%3, %4) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<f8E4M3FNUZ>)
    "stablehlo.return"(%6) : (tensor<f8E4M3FNUZ>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<3x3xf8E4M3FNUZ>, tensor<2xi32>, tensor<2x1xf8E4M3FNUZ>) -> (tensor<3x3xf8E4M3FNUZ>)
  "func.return"(%7) : (tensor<3x3xf8E4M3FNUZ>) -> ()
}
}
