// A case of gather on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>) -> (tensor<3x1xi32>) {
  %1 = "stablehlo.constant"() {value = dense<> : tensor<0x3x1xi32>} : () -> (tensor<0x3x1xi32>)
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64>} : (tensor<i32>, tensor<0x3x1xi32>) -> (tensor<3x1xi32>)
  "func.return"(%2) : (tensor<3x1xi32>) -> ()
}
}
