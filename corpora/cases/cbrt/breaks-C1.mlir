// Breaks C1 of cbrt; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xcomplex<f32>>) -> (tensor<2x3xbf16>) {
  %1 = "stablehlo.cbrt"(%0) : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xbf16>)
  "func.return"(%1) : (tensor<2x3xbf16>) -> ()
}
}
