// Breaks C5 of dynamic_update_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xui16>, %1: tensor<1x3xui16>, %2: tensor<ui2>, %3: tensor<i64>) -> (tensor<2x3xui16>) {
  %4 = "stablehlo.dynamic_update_slice"(%0, %1, %3, %2) : (tensor<2x3xui16>, tensor<1x3xui16>, tensor<i64>, tensor<ui2>) -> (tensor<2x3xui16>)
  "func.return"(%4) : (tensor<2x3xui16>) -> ()
}
}
