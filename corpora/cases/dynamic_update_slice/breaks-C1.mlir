// Breaks C1 of dynamic_update_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi32>, %1: tensor<i4>, %2: tensor<i4>, %3: tensor<3x3xi32>) -> (tensor<2x3xi32>) {
  %4 = "stablehlo.dynamic_update_slice"(%3, %0, %1, %2) : (tensor<3x3xi32>, tensor<2x3xi32>, tensor<i4>, tensor<i4>) -> (tensor<2x3xi32>)
  "func.return"(%4) : (tensor<2x3xi32>) -> ()
}
}
