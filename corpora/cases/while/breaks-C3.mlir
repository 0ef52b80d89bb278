// Breaks C3 of while; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui8>, %1: tensor<4x2x2xi32>, %2: tensor<2x2xi4>, %3: tensor<2x1xi32>) -> (tensor<3x2x2xui8>, tensor<4x2x2xi32>, tensor<4x2x2xui8>, tensor<ui8>) {
  %4 = "stablehlo.constant"() {value = dense<"0x0B"> : tensor<ui8>} : () -> (tensor<ui8>)
  %21, %22, %23, %24 = "stablehlo.while"(%0, %1, %0, %4) ({
  ^bb0(%5: tensor<4x2x2xui8>, %6: tensor<4x2x2xi32>, %7: tensor<4x2x2xui8>, %8: tensor<ui8>):
    %9 = "stablehlo.constant"() {value = dense<"0x03"> : tensor<ui8>} : () -> (tensor<ui8>)
    %10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<ui8>, tensor<ui8>) -> (tensor<i1>)
    "stablehlo.return"(%10) : (tensor<i1>) -> ()
  }, {
  ^bb0(%11: tensor<4x2x2xui8>, %12: tensor<4x2x2xi32>, %13: tensor<4x2x2xui8>, %14: tensor<ui8>):
    %18 = "stablehlo.scatter"(%12, %2, %3) ({
    ^bb0(%15: tensor<i32>, %16: tensor<i32>):
      %17 = "stablehlo.and"(%15, %16) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
      "stablehlo.return"(%17) : (tensor<i32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false} : (tensor<4x2x2xi32>, tensor<2x2xi4>, tensor<2x1xi32>) -> (tensor<4x2x2xi32>)
    %19 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui8>} : () -> (tensor<ui8>)
    %20 = "stablehlo.subtract"(%14, %19) : (tensor<ui8>, tensor<ui8>) -> (tensor<ui8>)
    "stablehlo.return"(%13, %18, %13, %20) : (tensor<4x2x2xui8>, tensor<4x2x2xi32>, tensor<4x2x2xui8>, tensor<ui8>) -> ()
  }) : (tensor<4x2x2xui8>, tensor<4x2x2xi32>, tensor<4x2x2xui8>, tensor<ui8>) -> (tensor<3x2x2xui8>, tensor<4x2x2xi32>, tensor<4x2x2xui8>, tensor<ui8>)
  "func.return"(%21, %22, %23, %24) : (tensor<3x2x2xui8>, tensor<4x2x2xi32>, tensor<4x2x2xui8>, tensor<ui8>) -> ()
}
}
