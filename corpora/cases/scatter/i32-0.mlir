// A case of scatter on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<0x3x1xui8>) -> (tensor<i32>) {
  %1 = "stablehlo.constant"() {value = dense<"0xF9FFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %2 = "stablehlo.constant"() {value = dense<"0xFCFFFFFF05000000F9FFFFFF"> : tensor<3x1xi32>} : () -> (tensor<3x1xi32>)
  %6 = "stablehlo.scatter"(%1, %0, %2) ({
  ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = "stablehlo.xor"(%3, %4) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%5) : (tensor<i32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false} : (tensor<i32>, tensor<0x3x1xui8>, tensor<3x1xi32>) -> (tensor<i32>)
  "func.return"(%6) : (tensor<i32>) -> ()
}
}
