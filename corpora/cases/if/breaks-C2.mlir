// Breaks C2 of if; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i1>, %1: tensor<2x3x4xui32>, %2: tensor<i1>) -> (tensor<2x3x4xui32>, tensor<i32>) {
  %5, %6 = "stablehlo.if"(%0) ({
    %3 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4xui32>} : () -> (tensor<2x3x4xui32>)
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
    "stablehlo.return"(%3, %4) : (tensor<2x3x4xui32>, tensor<i32>) -> ()
  }, {
    "stablehlo.return"(%1, %2) : (tensor<2x3x4xui32>, tensor<i1>) -> ()
  }) : (tensor<i1>) -> (tensor<2x3x4xui32>, tensor<i32>)
  "func.return"(%5, %6) : (tensor<2x3x4xui32>, tensor<i32>) -> ()
}
}
