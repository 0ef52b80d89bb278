// Breaks C25 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi1>, %1: tensor<2x2xi8>, %2: tensor<3x1x2x2xi1>) -> (tensor<2x3x4x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>) {
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<i1>, %4: tensor<i1>):
    %5 = "stablehlo.and"(%3, %4) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3x4xi1>, tensor<2x2xi8>, tensor<3x1x2x2xi1>) -> (tensor<2x3x4x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>)
  "func.return"(%6) : (tensor<2x3x4x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>) -> ()
}
}
