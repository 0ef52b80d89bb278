// A case of scatter on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<i32>) -> (tensor<i32>) {
  %2 = "stablehlo.constant"() {value = dense<> : tensor<0xi64>} : () -> (tensor<0xi64>)
  %5 = "stablehlo.scatter"(%0, %2, %1) ({
  ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    "stablehlo.return"(%4) : (tensor<i32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 0>, indices_are_sorted = false, unique_indices = true} : (tensor<i32>, tensor<0xi64>, tensor<i32>) -> (tensor<i32>)
  "func.return"(%5) : (tensor<i32>) -> ()
}
}
