// Breaks C6 of dynamic_update_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui2>, %1: tensor<i32>, %2: tensor<i32>, %3: tensor<1x11xui2>) -> (tensor<3x3xui2>) {
  %4 = "stablehlo.dynamic_update_slice"(%0, %3, %1, %2) : (tensor<3x3xui2>, tensor<1x11xui2>, tensor<i32>, tensor<i32>) -> (tensor<3x3xui2>)
  "func.return"(%4) : (tensor<3x3xui2>) -> ()
}
}
