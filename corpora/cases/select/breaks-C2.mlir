// Breaks C2 of select; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf8E4M3>, %1: tensor<i1>, %2: tensor<4x2x2xcomplex<f32>>) -> (tensor<4x2x2xcomplex<f32>>) {
  %3 = "stablehlo.select"(%1, %2, %0) : (tensor<i1>, tensor<4x2x2xcomplex<f32>>, tensor<4x2x2xf8E4M3>) -> (tensor<4x2x2xcomplex<f32>>)
  "func.return"(%3) : (tensor<4x2x2xcomplex<f32>>) -> ()
}
}
