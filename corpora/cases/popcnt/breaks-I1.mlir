// Breaks I1 of popcnt; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>) {
  %1 = "stablehlo.popcnt"(%0) : (tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>)
  "func.return"(%1) : (tensor<3x2xcomplex<f32>>) -> ()
}
}
