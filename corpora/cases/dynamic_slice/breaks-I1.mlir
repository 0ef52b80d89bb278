// Breaks I1 of dynamic_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<ui32>, %1: tensor<ui32>, %2: !stablehlo.token) -> (tensor<1x1x!stablehlo.token>) {
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1) {slice_sizes = array<i64: 1, 1>} : (!stablehlo.token, tensor<ui32>, tensor<ui32>) -> (tensor<1x1x!stablehlo.token>)
  "func.return"(%3) : (tensor<1x1x!stablehlo.token>) -> ()
}
}
