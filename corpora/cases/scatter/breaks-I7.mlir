// Breaks I7 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi8>, %1: tensor<1x2x2xui16>, %2: tensor<1x1x2x2xi8>) -> (tensor<2x3xi16>) {
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<i16>, %4: tensor<i16>):
    %5 = "stablehlo.maximum"(%3, %4) : (tensor<i16>, tensor<i16>) -> (tensor<i16>)
    "stablehlo.return"(%5) : (tensor<i16>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_indices_batching_dims = unit, scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3xi8>, tensor<1x2x2xui16>, tensor<1x1x2x2xi8>) -> (tensor<2x3xi16>)
  "func.return"(%6) : (tensor<2x3xi16>) -> ()
}
}
