// Breaks C5 of dynamic_update_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi8>, %1: tensor<1x2x4xi8>, %2: tensor<i64>, %3: tensor<i64>, %4: tensor<ui32>) -> (tensor<2x3x4xi8>) {
  %5 = "stablehlo.dynamic_update_slice"(%0, %1, %2, %4, %3) : (tensor<2x3x4xi8>, tensor<1x2x4xi8>, tensor<i64>, tensor<ui32>, tensor<i64>) -> (tensor<2x3x4xi8>)
  "func.return"(%5) : (tensor<2x3x4xi8>) -> ()
}
}
