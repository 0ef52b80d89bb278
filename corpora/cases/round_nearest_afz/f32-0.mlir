// A case of round_nearest_afz on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x4x2xf32>) -> (tensor<1x4x2xf32>) {
  %1 = "stablehlo.round_nearest_afz"(%0) : (tensor<1x4x2xf32>) -> (tensor<1x4x2xf32>)
  "func.return"(%1) : (tensor<1x4x2xf32>) -> ()
}
}
