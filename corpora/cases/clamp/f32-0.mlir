// A case of clamp on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f32>, %1: tensor<f32>, %2: tensor<f32>) -> (tensor<f32>) {
  %3 = "stablehlo.clamp"(%1, %0, %2) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  "func.return"(%3) : (tensor<f32>) -> ()
}
}
