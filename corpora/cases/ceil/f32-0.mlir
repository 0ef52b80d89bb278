// A case of ceil on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x0xf32>) -> (tensor<2x3x0xf32>) {
  %1 = "stablehlo.ceil"(%0) : (tensor<2x3x0xf32>) -> (tensor<2x3x0xf32>)
  "func.return"(%1) : (tensor<2x3x0xf32>) -> ()
}
}
