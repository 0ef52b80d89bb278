// Breaks I1 of dynamic_update_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<ui64>, %1: tensor<ui64>, %2: tensor<ui64>, %3: !stablehlo.token, %4: !stablehlo.token) -> (!stablehlo.token) {
  %5 = "stablehlo.dynamic_update_slice"(%3, %4, %0, %1, %2) : (!stablehlo.token, !stablehlo.token, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> (!stablehlo.token)
  "func.return"(%5) : (!stablehlo.token) -> ()
}
}
