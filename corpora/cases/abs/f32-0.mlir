// A case of abs on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x0xf32>) -> (tensor<3x0xf32>) {
  %1 = "stablehlo.abs"(%0) : (tensor<3x0xf32>) -> (tensor<3x0xf32>)
  "func.return"(%1) : (tensor<3x0xf32>) -> ()
}
}
