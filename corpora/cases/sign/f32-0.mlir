// A case of sign on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x1x4xf32>) -> (tensor<3x1x4xf32>) {
  %1 = "stablehlo.sign"(%0) : (tensor<3x1x4xf32>) -> (tensor<3x1x4xf32>)
  "func.return"(%1) : (tensor<3x1x4xf32>) -> ()
}
}
