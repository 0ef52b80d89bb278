// Breaks I3 of while; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui32>) -> (tensor<ui32>, tensor<3x3xui32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x01000000"> : tensor<ui32>} : () -> (tensor<ui32>)
  %8, %9 = "stablehlo.while"(%1, %0) ({
  ^bb0(%2: tensor<ui32>, %3: tensor<3x3xui32>):
    %4 = "stablehlo.constant"() {value = dense<"0x0D000000"> : tensor<ui32>} : () -> (tensor<ui32>)
    %5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<ui32>, tensor<ui32>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<ui32>, %7: tensor<3x3xui32>):
  }) : (tensor<ui32>, tensor<3x3xui32>) -> (tensor<ui32>, tensor<3x3xui32>)
  "func.return"(%8, %9) : (tensor<ui32>, tensor<3x3xui32>) -> ()
}
}
