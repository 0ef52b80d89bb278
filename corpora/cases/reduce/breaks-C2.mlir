// Breaks C2 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui64>, %1: tensor<3x2xi32>) -> (tensor<3x2xui32>, tensor<3x2xui64>) {
  %2 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> (tensor<ui32>)
  %3 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> (tensor<ui64>)
  %10, %11 = "stablehlo.reduce"(%1, %0, %2, %3) ({
  ^bb0(%4: tensor<ui32>, %5: tensor<ui64>, %6: tensor<ui32>, %7: tensor<ui64>):
    %8 = "stablehlo.multiply"(%4, %6) : (tensor<ui32>, tensor<ui32>) -> (tensor<ui32>)
    %9 = "stablehlo.xor"(%5, %7) : (tensor<ui64>, tensor<ui64>) -> (tensor<ui64>)
    "stablehlo.return"(%8, %9) : (tensor<ui32>, tensor<ui64>) -> ()
  }) {dimensions = array<i64>} : (tensor<3x2xi32>, tensor<3x2xui64>, tensor<ui32>, tensor<ui64>) -> (tensor<3x2xui32>, tensor<3x2xui64>)
  "func.return"(%10, %11) : (tensor<3x2xui32>, tensor<3x2xui64>) -> ()
}
}
