// Breaks C24 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi1>, %1: tensor<2xi1>) -> (tensor<2x2xi1>) {
  %2 = "stablehlo.constant"() {value = dense<> : tensor<0xi64>} : () -> (tensor<0xi64>)
  %6 = "stablehlo.scatter"(%0, %2, %1) ({
  ^bb0(%3: tensor<i1>, %4: tensor<i1>):
    %5 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = true} : (tensor<2x3xi1>, tensor<0xi64>, tensor<2xi1>) -> (tensor<2x2xi1>)
  "func.return"(%6) : (tensor<2x2xi1>) -> ()
}
}
