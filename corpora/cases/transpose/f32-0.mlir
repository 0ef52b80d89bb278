// A case of transpose on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3x2xf32>) -> (tensor<2x3x3xf32>) {
  %1 = "stablehlo.transpose"(%0) {permutation = array<i64: 2, 1, 0>} : (tensor<3x3x2xf32>) -> (tensor<2x3x3xf32>)
  "func.return"(%1) : (tensor<2x3x3xf32>) -> ()
}
}
