// Breaks C1 of tanh; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xcomplex<f32>>) -> (tensor<4x2x2xf8E5M2>) {
  %1 = "stablehlo.tanh"(%0) : (tensor<4x2x2xcomplex<f32>>) -> (tensor<4x2x2xf8E5M2>)
  "func.return"(%1) : (tensor<4x2x2xf8E5M2>) -> ()
}
}
