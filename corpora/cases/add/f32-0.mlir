// A case of add on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f32>, %1: tensor<f32>) -> (tensor<f32>) {
  %2 = "stablehlo.add"(%0, %1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
  "func.return"(%2) : (tensor<f32>) -> ()
}
}
