// Breaks C1 of sqrt; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xf8E4M3>) {
  %1 = "stablehlo.sqrt"(%0) : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xf8E4M3>)
  "func.return"(%1) : (tensor<3x3xf8E4M3>) -> ()
}
}
