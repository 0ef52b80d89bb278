// Breaks C2 of bitcast_convert; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xcomplex<f32>>) -> (tensor<2x3xui64>) {
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xui64>)
  "func.return"(%1) : (tensor<2x3xui64>) -> ()
}
}
