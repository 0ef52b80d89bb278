// Breaks I1 of count_leading_zeros; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>) {
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>)
  "func.return"(%1) : (tensor<3x3xcomplex<f32>>) -> ()
}
}
