// Breaks C1 of reshape; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xcomplex<f32>>) -> (tensor<2x3x1xf8E5M2>) {
  %1 = "stablehlo.reshape"(%0) : (tensor<3x2xcomplex<f32>>) -> (tensor<2x3x1xf8E5M2>)
  "func.return"(%1) : (tensor<2x3x1xf8E5M2>) -> ()
}
}
