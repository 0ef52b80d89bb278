// Breaks C13 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4x5xui8>, %1: tensor<2x6x2xi32>, %2: tensor<2x2x6x2xui8>) -> (tensor<2x3x4x5xui8>) {
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<ui8>, %4: tensor<ui8>):
    %5 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<ui8>} : () -> (tensor<ui8>)
    "stablehlo.return"(%5) : (tensor<ui8>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], inserted_window_dims = [1], input_batching_dims = [-1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3x4x5xui8>, tensor<2x6x2xi32>, tensor<2x2x6x2xui8>) -> (tensor<2x3x4x5xui8>)
  "func.return"(%6) : (tensor<2x3x4x5xui8>) -> ()
}
}
