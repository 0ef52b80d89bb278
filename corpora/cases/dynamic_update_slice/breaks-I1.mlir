// Breaks I1 of dynamic_update_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i2>, %1: tensor<i2>, %2: !stablehlo.token, %3: !stablehlo.token) -> (!stablehlo.token) {
  %4 = "stablehlo.dynamic_update_slice"(%2, %3, %0, %1) : (!stablehlo.token, !stablehlo.token, tensor<i2>, tensor<i2>) -> (!stablehlo.token)
  "func.return"(%4) : (!stablehlo.token) -> ()
}
}
