// A case of imag on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x1xf32>) -> (tensor<2x1xf32>) {
  %1 = "stablehlo.imag"(%0) : (tensor<2x1xf32>) -> (tensor<2x1xf32>)
  "func.return"(%1) : (tensor<2x1xf32>) -> ()
}
}
