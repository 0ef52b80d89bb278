// Breaks I4 of pad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xcomplex<f32>>, %1: tensor<complex<f32>>) -> (tensor<0x2x0xcomplex<f32>>) {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_low = array<i64: -5, -6, -5>, interior_padding = array<i64: 2, 1, 0>} : (tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<0x2x0xcomplex<f32>>)
  "func.return"(%2) : (tensor<0x2x0xcomplex<f32>>) -> ()
}
}
