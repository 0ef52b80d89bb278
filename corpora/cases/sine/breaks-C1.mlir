// Breaks C1 of sine; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xf8E4M3FN>) {
  %1 = "stablehlo.sine"(%0) : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xf8E4M3FN>)
  "func.return"(%1) : (tensor<3x3xf8E4M3FN>) -> ()
}
}
