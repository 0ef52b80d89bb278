// Breaks I2 of dynamic_update_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<ui4>, %1: tensor<ui4>, %2: !stablehlo.token, %3: !stablehlo.token) -> (!stablehlo.token) {
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1, %1) : (!stablehlo.token, !stablehlo.token, tensor<ui4>, tensor<ui4>, tensor<ui4>) -> (!stablehlo.token)
  "func.return"(%4) : (!stablehlo.token) -> ()
}
}
