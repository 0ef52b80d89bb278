// Breaks C1 of while; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi32>) -> (tensor<4x2x2xi32>, tensor<ui32>, tensor<4x2x2xi32>, tensor<4x2x2xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x03000000"> : tensor<ui32>} : () -> (tensor<ui32>)
  %13, %14, %15, %16 = "stablehlo.while"(%0, %1, %0, %0) ({
  ^bb0(%2: tensor<4x2x2x2xi32>, %3: tensor<ui32>, %4: tensor<4x2x2xi32>, %5: tensor<4x2x2xi32>):
    %6 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
    "stablehlo.return"(%6) : (tensor<i1>) -> ()
  }, {
  ^bb0(%7: tensor<4x2x2xi32>, %8: tensor<ui32>, %9: tensor<4x2x2xi32>, %10: tensor<4x2x2xi32>):
    %11 = "stablehlo.constant"() {value = dense<"0x01000000"> : tensor<ui32>} : () -> (tensor<ui32>)
    %12 = "stablehlo.add"(%8, %11) : (tensor<ui32>, tensor<ui32>) -> (tensor<ui32>)
    "stablehlo.return"(%7, %12, %10, %0) : (tensor<4x2x2xi32>, tensor<ui32>, tensor<4x2x2xi32>, tensor<4x2x2xi32>) -> ()
  }) : (tensor<4x2x2xi32>, tensor<ui32>, tensor<4x2x2xi32>, tensor<4x2x2xi32>) -> (tensor<4x2x2xi32>, tensor<ui32>, tensor<4x2x2xi32>, tensor<4x2x2xi32>)
  "func.return"(%13, %14, %15, %16) : (tensor<4x2x2xi32>, tensor<ui32>, tensor<4x2x2xi32>, tensor<4x2x2xi32>) -> ()
}
}
