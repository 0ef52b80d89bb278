// Breaks C4 of dynamic_update_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui4>, %1: tensor<2x2xui4>, %2: tensor<ui32>, %3: tensor<ui32>, %4: tensor<ui32>) -> (tensor<3x2xui4>) {
  %5 = "stablehlo.dynamic_update_slice"(%0, %1, %2, %3, %4) : (tensor<3x2xui4>, tensor<2x2xui4>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> (tensor<3x2xui4>)
  "func.return"(%5) : (tensor<3x2xui4>) -> ()
}
}
