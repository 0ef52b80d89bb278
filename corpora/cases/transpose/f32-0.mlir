// A case of transpose on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2xf32>) -> (tensor<2x4xf32>) {
  %1 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0>} : (tensor<4x2xf32>) -> (tensor<2x4xf32>)
  "func.return"(%1) : (tensor<2x4xf32>) -> ()
}
}
