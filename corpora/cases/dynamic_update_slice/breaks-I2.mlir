// Breaks I2 of dynamic_update_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i16>, %1: tensor<i16>, %2: tensor<i16>, %3: !stablehlo.token, %4: !stablehlo.token) -> (!stablehlo.token) {
  %5 = "stablehlo.dynamic_update_slice"(%3, %4, %0, %1, %2) : (!stablehlo.token, !stablehlo.token, tensor<i16>, tensor<i16>, tensor<i16>) -> (!stablehlo.token)
  "func.return"(%5) : (!stablehlo.token) -> ()
}
}
