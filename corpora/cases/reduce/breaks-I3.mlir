// Breaks I3 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xui32>, %1: tensor<2x3x4xf64>, %2: tensor<2x3x4xi1>) -> (tensor<ui32>, tensor<f64>, tensor<i1>) {
  %3 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<ui32>} : () -> (tensor<ui32>)
  %4 = "stablehlo.constant"() {value = dense<"0x000000000000F0FF"> : tensor<f64>} : () -> (tensor<f64>)
  %5 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
  %15, %16, %17 = "stablehlo.reduce"(%0, %1, %2, %3, %4, %5) ({
  ^bb0(%6: tensor<ui32>, %7: tensor<f64>, %8: tensor<i1>, %9: tensor<ui32>, %10: tensor<f64>, %11: tensor<i1>):
    %12 = "stablehlo.xor"(%6, %9) : (tensor<ui32>, tensor<ui32>) -> (tensor<ui32>)
    %13 = "stablehlo.maximum"(%7, %10) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    %14 = "stablehlo.add"(%8, %11) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%12, %13, %14) : (tensor<ui32>, tensor<f64>, tensor<i1>) -> ()
  }) {dimensions = unit} : (tensor<2x3x4xui32>, tensor<2x3x4xf64>, tensor<2x3x4xi1>, tensor<ui32>, tensor<f64>, tensor<i1>) -> (tensor<ui32>, tensor<f64>, tensor<i1>)
  "func.return"(%15, %16, %17) : (tensor<ui32>, tensor<f64>, tensor<i1>) -> ()
}
}
