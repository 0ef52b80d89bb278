// A case of atan2 on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4xf32>, %1: tensor<4xf32>) -> (tensor<4xf32>) {
  %2 = "stablehlo.atan2"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  "func.return"(%2) : (tensor<4xf32>) -> ()
}
}
