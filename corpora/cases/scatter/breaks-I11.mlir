// Breaks I11 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui2>, %1: tensor<3x0x3xui8>, %2: tensor<3x3xui2>) -> (tensor<3x3xui2>) {
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<ui2>, %4: tensor<ui2>):
    %5 = "stablehlo.or"(%3, %4) : (tensor<ui2>, tensor<ui2>) -> (tensor<ui2>)
    "stablehlo.return"(%5) : (tensor<ui2>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = "wrong"} : (tensor<3x3xui2>, tensor<3x0x3xui8>, tensor<3x3xui2>) -> (tensor<3x3xui2>)
  "func.return"(%6) : (tensor<3x3xui2>) -> ()
}
}
