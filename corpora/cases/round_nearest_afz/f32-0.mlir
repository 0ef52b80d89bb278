// A case of round_nearest_afz on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>) {
  %1 = "stablehlo.round_nearest_afz"(%0) : (tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>)
  "func.return"(%1) : (tensor<2x5x3xf32>) -> ()
}
}
