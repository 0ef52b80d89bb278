// A case of tanh on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xf32>) -> (tensor<2xf32>) {
  %1 = "stablehlo.tanh"(%0) : (tensor<2xf32>) -> (tensor<2xf32>)
  "func.return"(%1) : (tensor<2xf32>) -> ()
}
}
