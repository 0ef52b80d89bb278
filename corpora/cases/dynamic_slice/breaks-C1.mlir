// Breaks C1 of dynamic_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i4>, %1: tensor<i4>, %2: tensor<2x3xi1>) -> (tensor<2x3xf32>) {
  %3 = "stablehlo.dynamic_slice"(%2, %0, %1) {slice_sizes = array<i64: 2, 3>} : (tensor<2x3xi1>, tensor<i4>, tensor<i4>) -> (tensor<2x3xf32>)
  "func.return"(%3) : (tensor<2x3xf32>) -> ()
}
}
