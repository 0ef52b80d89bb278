// A case of ceil on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f32>) -> (tensor<f32>) {
  %1 = "stablehlo.ceil"(%0) : (tensor<f32>) -> (tensor<f32>)
  "func.return"(%1) : (tensor<f32>) -> ()
}
}
