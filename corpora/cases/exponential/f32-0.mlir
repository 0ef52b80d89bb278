// A case of exponential on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x4x2xf32>) -> (tensor<4x2x4x2xf32>) {
  %1 = "stablehlo.exponential"(%0) : (tensor<4x2x4x2xf32>) -> (tensor<4x2x4x2xf32>)
  "func.return"(%1) : (tensor<4x2x4x2xf32>) -> ()
}
}
