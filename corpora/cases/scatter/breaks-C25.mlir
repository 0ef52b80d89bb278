// Breaks C25 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xbf16>, %1: tensor<1x1x3x3xbf16>) -> (tensor<3x2xi32>) {
  %2 = "stablehlo.constant"() {value = dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000"> : tensor<1x3x3xi32>} : () -> (tensor<1x3x3xi32>)
  %5 = "stablehlo.scatter"(%0, %2, %1) ({
  ^bb0(%3: tensor<bf16>, %4: tensor<bf16>):
    "stablehlo.return"(%4) : (tensor<bf16>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 3>, indices_are_sorted = false, unique_indices = true} : (tensor<3x2xbf16>, tensor<1x3x3xi32>, tensor<1x1x3x3xbf16>) -> (tensor<3x2xi32>)
  "func.return"(%5) : (tensor<3x2xi32>) -> ()
}
}
