// Breaks I2 of dynamic_slice; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E5M2>, %1: tensor<f16>, %2: tensor<f16>) -> (tensor<1x1xf8E5M2>) {
  %3 = "stablehlo.dynamic_slice"(%0, %1, %2) {slice_sizes = array<i64: 1, 1>} : (tensor<3x2xf8E5M2>, tensor<f16>, tensor<f16>) -> (tensor<1x1xf8E5M2>)
  "func.return"(%3) : (tensor<1x1xf8E5M2>) -> ()
}
}
