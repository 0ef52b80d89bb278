// Breaks C1 of dynamic_update_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf6E3M2FN>, %1: tensor<0x3xf6E3M2FN>, %2: tensor<ui4>, %3: tensor<ui4>) -> (tensor<2x3xui8>) {
  %4 = "stablehlo.dynamic_update_slice"(%0, %1, %2, %3) : (tensor<2x3xf6E3M2FN>, tensor<0x3xf6E3M2FN>, tensor<ui4>, tensor<ui4>) -> (tensor<2x3xui8>)
  "func.return"(%4) : (tensor<2x3xui8>) -> ()
}
}
