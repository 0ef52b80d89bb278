// Breaks C3 of case; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<3x3xi32>, %2: tensor<3x3xi32>, %3: tensor<3x3xi32>, %4: tensor<ui32>) -> (tensor<3x3xf32>, tensor<3x3xi32>, tensor<i32>, tensor<ui32>) {
  %9, %10, %11, %12 = "stablehlo.case"(%0) ({
    %5 = "stablehlo.constant"() {value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf32>} : () -> (tensor<3x3xf32>)
    %6 = "stablehlo.constant"() {value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xi32>} : () -> (tensor<3x3xi32>)
    %7 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
    %8 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<ui32>} : () -> (tensor<ui32>)
    "stablehlo.return"(%5, %6, %7, %8) : (tensor<3x3xf32>, tensor<3x3xi32>, tensor<i32>, tensor<ui32>) -> ()
  }, {
    "stablehlo.return"(%1, %2, %0, %4) : (tensor<3x3xi32>, tensor<3x3xi32>, tensor<i32>, tensor<ui32>) -> ()
  }, {
    "stablehlo.return"(%2, %1, %0, %4) : (tensor<3x3xi32>, tensor<3x3xi32>, tensor<i32>, tensor<ui32>) -> ()
  }, {
    "stablehlo.return"(%3, %3, %0, %4) : (tensor<3x3xi32>, tensor<3x3xi32>, tensor<i32>, tensor<ui32>) -> ()
  }) : (tensor<i32>) -> (tensor<3x3xf32>, tensor<3x3xi32>, tensor<i32>, tensor<ui32>)
  "func.return"(%9, %10, %11, %12) : (tensor<3x3xf32>, tensor<3x3xi32>, tensor<i32>, tensor<ui32>) -> ()
}
}
