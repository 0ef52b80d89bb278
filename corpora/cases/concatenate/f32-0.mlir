// A case of concatenate on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<8x8x2x2xf32>) -> (tensor<8x8x2x2xf32>) {
  %1 = "stablehlo.concatenate"(%0) {dimension = 2 : i64} : (tensor<8x8x2x2xf32>) -> (tensor<8x8x2x2xf32>)
  "func.return"(%1) : (tensor<8x8x2x2xf32>) -> ()
}
}
