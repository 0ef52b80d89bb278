// Breaks C2 of dynamic_update_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<0x3xf8E4M3B11FNUZ>, %1: tensor<i16>, %2: tensor<i16>, %3: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %4 = "stablehlo.dynamic_update_slice"(%3, %0, %1, %2) : (tensor<2x3xf32>, tensor<0x3xf8E4M3B11FNUZ>, tensor<i16>, tensor<i16>) -> (tensor<2x3xf32>)
  "func.return"(%4) : (tensor<2x3xf32>) -> ()
}
}
