// Breaks I1 of count_leading_zeros; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xcomplex<f32>>) -> (tensor<4x2x2xcomplex<f32>>) {
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<4x2x2xcomplex<f32>>) -> (tensor<4x2x2xcomplex<f32>>)
  "func.return"(%1) : (tensor<4x2x2xcomplex<f32>>) -> ()
}
}
