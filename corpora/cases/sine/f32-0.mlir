// A case of sine on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x5x4xf32>) -> (tensor<2x5x4xf32>) {
  %1 = "stablehlo.sine"(%0) : (tensor<2x5x4xf32>) -> (tensor<2x5x4xf32>)
  "func.return"(%1) : (tensor<2x5x4xf32>) -> ()
}
}
